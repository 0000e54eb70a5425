import { DoubleSide, MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three'

/** One family of colours: cool where a protein is made, warm where it is finished, earth for what holds and feeds. */
export const colours = {
  membrane: 0xc4d6d4,
  leaflet: 0x4f7a80,
  membraneProtein: 0xc98b52,
  nucleus: 0x8f80c4,
  chromatin: 0x6d5aa8,
  nucleolus: 0x51418f,
  pore: 0xf0d58a,
  'rough-er': 0x6f9bd1,
  'smooth-er': 0x5fb3ac,
  golgi: 0xffffff,
  mitochondrion: 0xd9735a,
  cristae: 0xb9402c,
  lysosome: 0x8fb04f,
  ribosome: 0x39405a,
  centrioles: 0xdcb53a,
  cytoskeleton: 0x8d9c8a,
  vesicle: 0xf6dfb4,
  message: 0xd3245a,
  protein: 0xd3245a,
  sugar: 0x2f7fb8,
} as const

/** Soft and a little moist, as models of this kind are made. */
export const soft = (color: number, options: MeshStandardMaterialParameters = {}) =>
  new MeshStandardMaterial({ color, roughness: 0.52, envMapIntensity: 0.7, ...options })

/** A wall that one looks through: both its sides, and nothing hidden behind it. */
export const clear = (color: number, opacity: number) =>
  soft(color, {
    opacity,
    roughness: 0.2,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  })

/** What is met by a press, and never drawn. */
export const unseen = () => {
  const material = new MeshStandardMaterial()
  material.visible = false
  return material
}
