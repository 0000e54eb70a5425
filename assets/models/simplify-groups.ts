import { MeshoptSimplifier } from 'meshoptimizer'
import type { Floats, Group } from './piece-arrays.ts'

/** A turn of the normal by 0.2 (about 11°) weighs as much as a shift of this many metres. */
const normalWeight = 0.0012 / 0.2
/** The same for a step of the vertex's shade. */
const shadeWeight = 0.0012 / 0.35
/** Shifts between which the coarsest allowed is looked for, metres. */
const finest = 0.0001
const coarsest = 0.02

/**
 * Fewest triangles under a budget, the same allowed error everywhere on the piece.
 * @param budget  triangles of the whole piece
 */
export async function simplifyGroups(groups: Group[], budget: number): Promise<Group[]> {
  await MeshoptSimplifier.ready
  const count = (some: Group[]) => some.reduce((sum, { index }) => sum + index.length / 3, 0)
  const at = (error: number) => groups.map((group) => simplify(group, error))
  let [low, high] = [Math.log(finest), Math.log(coarsest)]
  let best = at(finest)
  if (count(best) <= budget) return best.map(compact)
  for (let step = 0; step < 9; step += 1) {
    const middle = (low + high) / 2
    const tried = at(Math.exp(middle))
    if (count(tried) <= budget) {
      best = tried
      high = middle
    } else {
      low = middle
    }
  }
  if (count(best) > budget) throw new RangeError(`${count(best)} triangles are more than ${budget}`)
  return best.map(compact)
}

function simplify(group: Group, error: number): Group {
  const { position, normal, shade, index } = group
  const extent = MeshoptSimplifier.getScale(position, 3)
  const vertices = position.length / 3
  const attributes = new Float32Array(vertices * 6)
  for (let i = 0; i < vertices; i += 1) {
    attributes.set(normal.subarray(i * 3, i * 3 + 3), i * 6)
    attributes.set(shade.subarray(i * 3, i * 3 + 3), i * 6 + 3)
  }
  const weights = [normalWeight, normalWeight, normalWeight, shadeWeight, shadeWeight, shadeWeight]
  const [simplified] = MeshoptSimplifier.simplifyWithAttributes(
    index,
    position,
    3,
    attributes,
    6,
    weights.map((weight) => weight / extent),
    null,
    0,
    error,
    ['ErrorAbsolute', 'Permissive'],
  )
  return { ...group, index: Uint32Array.from(simplified) }
}

/** Leaves out the vertices that no triangle uses any more. */
function compact(group: Group): Group {
  const index = group.index.slice()
  const [remap, count] = MeshoptSimplifier.compactMesh(index)
  const gather = (values: Floats, width: number) => {
    const kept = new Float32Array(count * width)
    remap.forEach((to, from) => {
      if (to !== 0xffffffff)
        kept.set(values.subarray(from * width, from * width + width), to * width)
    })
    return kept
  }
  return {
    ...group,
    position: gather(group.position, 3),
    normal: gather(group.normal, 3),
    uv: gather(group.uv, 2),
    shade: gather(group.shade, 3),
    index,
  }
}
