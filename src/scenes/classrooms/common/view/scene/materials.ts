import {
  DoubleSide,
  FrontSide,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  type Texture,
} from 'three'

/** The woods of shelves and of feet, as colours. */
export const woods = { oak: 0xb98d5b, walnut: 0x6d4a2f } as const

/**
 * Glass without a second pass over the scene: clear in the middle, and the more of a mirror the flatter it is looked at.
 */
export function glass(options: MeshStandardMaterialParameters & { body?: number } = {}) {
  const { body = 0.07, ...rest } = options
  const material = new MeshStandardMaterial({
    color: 0xeef6f6,
    roughness: 0.04,
    metalness: 0,
    envMapIntensity: 1.5,
    transparent: true,
    depthWrite: false,
    side: FrontSide,
    ...rest,
  })
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = pow(1.0 - saturate(dot(normalize(vViewPosition), normal)), 2.6);
       float shine = max(max(reflectedLight.directSpecular.r, reflectedLight.indirectSpecular.r), 0.0);
       diffuseColor.a = clamp(${body.toFixed(3)} + rim * 0.85 + shine * 0.9, 0.0, 0.95);
       outgoingLight = mix(outgoingLight, outgoingLight * vec3(0.5, 0.6, 0.63), min(rim * 1.2, 1.0));
       #include <opaque_fragment>`,
    )
  }
  material.customProgramCacheKey = () => `glass ${body}`
  return material
}

/** What stands in glass. */
export const liquidMaterial = (color: number, opacity: number) =>
  new MeshStandardMaterial({
    color,
    opacity,
    roughness: 0.08,
    envMapIntensity: 0.9,
    transparent: true,
    side: DoubleSide,
    depthWrite: false,
  })

export const matt = (color: number, roughness = 0.75) =>
  new MeshStandardMaterial({ color, roughness, envMapIntensity: 0.5 })

export const metal = (color: number, roughness = 0.32) =>
  new MeshStandardMaterial({ color, roughness, metalness: 0.9, envMapIntensity: 1.3 })

export const brass = () => metal(0xc9a15a, 0.34)

export const steel = () => metal(0xb9c0c6, 0.3)

/** Paper or enamel with something printed on it. */
export const printed = (map: Texture, roughness = 0.75) =>
  new MeshStandardMaterial({ map, roughness, envMapIntensity: 0.45 })
