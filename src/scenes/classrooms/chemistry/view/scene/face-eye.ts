import type { Material } from 'three'

/** Lets what is drawn with a material face the eye, wherever it is, as large as its mesh is scaled. */
export function faceEye(material: Material): void {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `vec4 mvPosition = modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0);
       mvPosition.xy += position.xy * length(modelMatrix[0].xyz);
       gl_Position = projectionMatrix * mvPosition;`,
    )
  }
  material.customProgramCacheKey = () => 'faces the eye'
}
