import type { Group } from './piece-arrays.ts'

/** A USD mesh of one group, bound to `</Root/Materials/<material>>`. Metres, y up; lengths to a tenth of a millimetre. */
export function usdMesh(name: string, group: Group, material: string): string {
  const { position, normal, uv, index, surface } = group
  const faces = index.length / 3
  // USD counts v from the bottom of the picture.
  const st = uv.map((value, i) => (i % 2 ? -value : value))
  return `
        def Mesh "${name}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            uniform bool doubleSided = ${surface.double ? 1 : 0}
            float3[] extent = [${extent(position)}]
            int[] faceVertexCounts = [${Array.from({ length: faces }, () => 3).join(',')}]
            int[] faceVertexIndices = [${index.join(',')}]
            rel material:binding = </Root/Materials/${material}>
            normal3f[] normals = [${tuples(normal, 3, 3)}] (
                interpolation = "vertex"
            )
            point3f[] points = [${tuples(position, 3, 4)}]
            texCoord2f[] primvars:st = [${tuples(st, 2, 4)}] (
                interpolation = "vertex"
            )
            uniform token subdivisionScheme = "none"
        }`
}

function tuples(values: Float32Array, width: number, digits: number): string {
  const parts: string[] = []
  for (let i = 0; i < values.length; i += width) {
    parts.push(
      `(${Array.from(values.subarray(i, i + width), (value) => short(value, digits)).join(',')})`,
    )
  }
  return parts.join(',')
}

/** Few letters for a number: `-0.0500` → `-.05`. */
function short(value: number, digits: number): string {
  const text = String(Number(value.toFixed(digits)))
  return text === '-0' ? '0' : text
}

function extent(position: Float32Array): string {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  position.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3] ?? 0, value)
    high[i % 3] = Math.max(high[i % 3] ?? 0, value)
  })
  return tuples(Float32Array.from([...low, ...high]), 3, 4)
}
