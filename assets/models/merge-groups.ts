import type { Group, Rgb, Surface } from './piece-arrays.ts'

/** From how many plain colours on a piece shares one material with the colours on its vertices. */
const manyPaints = 4

/**
 * Joins what looks the same into one group each: fewer draw calls.
 * @param tint  whether many plain paints become one material with the colours on its vertices
 */
export function mergeGroups(groups: Group[], { tint } = { tint: true }): Group[] {
  const paints = groups.filter(({ surface }) => surface.family === 'paint')
  const tinted = tint && paints.length >= manyPaints ? groups.map(intoVertices) : groups
  const joined = new Map<string, Group[]>()
  for (const group of tinted) {
    const key = group.surfaceName + JSON.stringify(group.surface)
    joined.set(key, [...(joined.get(key) ?? []), group])
  }
  return [...joined.values()].map(join)
}

function intoVertices(group: Group): Group {
  if (group.surface.family !== 'paint') return group
  const { colour } = group.surface
  const shade = group.shade.map((value, i) => value * (colour[i % 3] ?? 1))
  const white: Rgb = [1, 1, 1]
  const surface: Surface = { ...group.surface, colour: white, roughness: 0.7 }
  return { ...group, surfaceName: 'paints', surface, shade }
}

function join(groups: Group[]): Group {
  const first = groups[0]
  if (!first) throw new RangeError('There is nothing to join.')
  const floats = (key: 'position' | 'normal' | 'uv' | 'shade') =>
    Float32Array.from(groups.flatMap((group) => [...group[key]]))
  const index: number[] = []
  let base = 0
  for (const group of groups) {
    for (const corner of group.index) index.push(corner + base)
    base += group.position.length / 3
  }
  return {
    ...first,
    position: floats('position'),
    normal: floats('normal'),
    uv: floats('uv'),
    shade: floats('shade'),
    index: Uint32Array.from(index),
  }
}
