import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Floats = Float32Array<ArrayBuffer>

/** Triangles of one node and one picture. Metres, glTF axes; `colour` is what is seen, linear. */
export type HomeGroup = {
  node: string
  /** Name of the picture: one of the skin's own, a tileable detail, or none. */
  texture: string | null
  double: boolean
  position: Floats
  /** Skin: 0 to 1 over its picture. Details: metres. */
  uv: Floats
  colour: Floats | null
  index: Uint32Array<ArrayBuffer>
}

type Description = {
  node: string
  texture: string | null
  double: boolean
  coloured: boolean
  vertices: number
  triangles: number
}

/** Reads what `assets/blender/home/realtime/main.py` wrote. */
export function readHomeGroups(folder: string): HomeGroup[] {
  const described: Description[] = JSON.parse(readFileSync(join(folder, 'home.json'), 'utf8'))
  const { buffer } = new Uint8Array(readFileSync(join(folder, 'home.bin')))
  let offset = 0
  const floats = (count: number) => {
    const view = new Float32Array(buffer, offset, count)
    offset += view.byteLength
    return view
  }
  return described.map(({ node, texture, double, coloured, vertices, triangles }) => {
    const position = floats(vertices * 3)
    const uv = floats(vertices * 2)
    const colour = coloured ? floats(vertices * 3) : null
    const index = new Uint32Array(buffer, offset, triangles * 3)
    offset += index.byteLength
    return { node, texture, double, position, uv, colour, index }
  })
}
