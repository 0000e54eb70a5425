import {
  DoubleSide,
  type Material,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
} from 'three'
import type { Certainty } from '../../model/measures.ts'
import type { Finish } from '../../model/parts.ts'

export const stone = (options: MeshStandardMaterialParameters) =>
  new MeshStandardMaterial({ roughness: 0.85, envMapIntensity: 0.6, side: DoubleSide, ...options })

const metal = { metalness: 0.55, envMapIntensity: 1.4 }

/** Each finish, where a thing has no picture of its own. */
const finishes: Record<Exclude<Finish, 'gone'>, MeshStandardMaterialParameters> = {
  concrete: { color: 0xcdc0a9 },
  stone: { color: 0xcabd9f },
  marble: { color: 0xe2d6c1, roughness: 0.5 },
  granite: { color: 0x98918a, roughness: 0.6 },
  bronze: { color: 0x6f5a35, roughness: 0.45, ...metal },
  'gilded-bronze': { color: 0xdba93c, roughness: 0.32, ...metal },
  lead: { color: 0x8a8f94, roughness: 0.6, metalness: 0.25 },
  stucco: { color: 0xe4dccb },
  timber: { color: 0x7c5734, roughness: 0.8 },
}

/** Told apart by lightness too, for those who do not see red and green. */
export const certaintyColours: Record<Certainty, string> = {
  surveyed: '#9fbcdb',
  derived: '#6fb3a8',
  reconstructed: '#e2a32f',
  debated: '#b8361a',
}

export interface Palette {
  of(finish: Finish): Material
  sure(certainty: Certainty): Material
  /** For what no part names, while colours tell how sure we are. */
  blank: Material
  dispose(): void
}

/** What everything is made of, each made once. */
export function createPalette(): Palette {
  const made = new Map<string, Material>()
  const once = (key: string, make: () => Material) => {
    const known = made.get(key) ?? make()
    made.set(key, known)
    return known
  }
  return {
    of: (finish) => once(finish, () => stone(finish === 'gone' ? {} : finishes[finish])),
    sure: (certainty) => once(certainty, () => stone({ color: certaintyColours[certainty] })),
    blank: once('blank', () => stone({ color: 0xd9d3c6 })),
    dispose() {
      for (const material of made.values()) material.dispose()
    },
  }
}
