import {
  type BufferGeometry,
  DepthTexture,
  HalfFloatType,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { fragmentShader, vertexShader } from './mirror-shader.ts'
import { mirroredLayer } from './mirrored-layer.ts'

/** The mirrored picture has so many pixels for one of the canvas: it is blurred anyway. */
const pixels = 0.5
/** It is so much wider: what is blurred takes from beyond the edge. */
const wide = 1.16

/** Off the floor, so that it lies over one that is drawn, metres. */
const above = 0.002

const upsideDown = new Matrix4().makeScale(1, -1, 1)
const sideways = new Matrix4().makeScale(-1, 1, 1)

/** A floor that mirrors what lies on the mirrored layer, blurred as a rough floor does, and shows nothing else. */
export interface FloorMirror {
  mesh: Mesh
  /** Draws what is mirrored; before each picture, with the camera that takes it. */
  draw: (gl: WebGLRenderer, scene: Scene, camera: PerspectiveCamera) => void
  /** @param strength  0 to 1 */
  set: (strength: number) => void
  dispose: () => void
}

export function createFloorMirror(floor: BufferGeometry): FloorMirror {
  const target = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    depthTexture: new DepthTexture(1, 1),
  })
  const eye = new PerspectiveCamera()
  eye.matrixAutoUpdate = false
  eye.matrixWorldAutoUpdate = false
  eye.layers.set(mirroredLayer)
  const uniforms = {
    mirrored: { value: target.texture },
    depths: { value: target.depthTexture },
    screen: { value: new Vector2() },
    wide: { value: wide },
    zoom: { value: 1 },
    aspect: { value: 1 },
    strength: { value: 0 },
    intoRoom: { value: new Matrix4() },
  }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    transparent: true,
    premultipliedAlpha: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  const mesh = new Mesh(floor, material)
  mesh.position.y = above
  mesh.frustumCulled = false
  // Before the dark under the furniture, which lies upon it.
  mesh.renderOrder = -2
  return {
    mesh,
    draw(gl, scene, camera) {
      camera.updateMatrixWorld()
      const size = gl.getDrawingBufferSize(uniforms.screen.value)
      const side = (length: number) => Math.max(1, Math.ceil(length * pixels * wide))
      target.setSize(side(size.x), side(size.y))
      aim(eye, camera)
      uniforms.zoom.value = (camera.projectionMatrix.elements[5] ?? 1) / 2
      uniforms.aspect.value = size.x / size.y
      uniforms.intoRoom.value
        .multiplyMatrices(eye.projectionMatrix, eye.matrixWorldInverse)
        .invert()
      const before = gl.getRenderTarget()
      mesh.visible = false
      gl.setRenderTarget(target)
      gl.clear()
      gl.render(scene, eye)
      gl.setRenderTarget(before)
      mesh.visible = true
    },
    set(strength) {
      uniforms.strength.value = strength
    },
    dispose() {
      target.depthTexture?.dispose()
      target.dispose()
      material.dispose()
      floor.dispose()
    },
  }
}

/**
 * Puts an eye under the floor that sees what the camera sees mirrored in it. Its picture is turned left to right, so
 * that nothing is inside out, and so is its frame, which lies aside where a picture is drawn in tiles.
 */
function aim(eye: PerspectiveCamera, camera: PerspectiveCamera): void {
  eye.matrixWorld.multiplyMatrices(upsideDown, camera.matrixWorld).multiply(sideways)
  eye.matrixWorldInverse.copy(eye.matrixWorld).invert()
  const frame = eye.projectionMatrix.copy(camera.projectionMatrix).elements
  frame[8] = -(frame[8] ?? 0)
  for (const column of [0, 4, 8, 12]) {
    for (const row of [0, 1]) frame[column + row] = (frame[column + row] ?? 0) / wide
  }
  eye.projectionMatrixInverse.copy(eye.projectionMatrix).invert()
}
