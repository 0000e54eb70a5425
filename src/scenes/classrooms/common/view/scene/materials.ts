import { MeshStandardMaterial } from 'three'

/** The woods of shelves and of feet, as colors. */
export const woods = { oak: 0xb98d5b, walnut: 0x6d4a2f } as const

export const matt = (color: number, roughness = 0.75) =>
  new MeshStandardMaterial({ color, roughness, envMapIntensity: 0.5 })

export const brass = () =>
  new MeshStandardMaterial({
    color: 0xc9a15a,
    roughness: 0.34,
    metalness: 0.9,
    envMapIntensity: 1.3,
  })
