import { MeshStandardMaterial, type Texture } from 'three'

/** Paint and wood, which shine little. */
export const paint = (color: number, roughness = 0.7) =>
  new MeshStandardMaterial({ color, roughness, envMapIntensity: 0.5 })

export const brass = () =>
  new MeshStandardMaterial({
    color: 0xc9a15a,
    roughness: 0.34,
    metalness: 0.85,
    envMapIntensity: 1.25,
  })

export const steel = () =>
  new MeshStandardMaterial({
    color: 0xb9c0c6,
    roughness: 0.3,
    metalness: 0.9,
    envMapIntensity: 1.25,
  })

export const printed = (map: Texture, roughness = 0.75) =>
  new MeshStandardMaterial({ map, roughness, envMapIntensity: 0.45 })

/** What belongs together has one colour in all experiments: what moves first, what it meets, what was guessed. */
export const colours = {
  first: 0xd9541e,
  second: 0x2f62b5,
  before: 0x8b8578,
  guess: 0xb3261e,
  walnut: 0x6d4a2f,
  enamel: 0xf4efe3,
  ink: 0x23262c,
} as const
