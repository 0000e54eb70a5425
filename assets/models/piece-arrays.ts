import { readFileSync } from 'node:fs'

/** A colour in linear light, 0 to 1 each. */
export type Rgb = [number, number, number]

export type Floats = Float32Array<ArrayBuffer>
export type Indices = Uint32Array<ArrayBuffer>

/** What a material is in real time; `family` names its tileable textures, where it has any. */
export interface Surface {
  family: string
  /** Mean colour, linear. */
  colour: Rgb
  roughness: number
  metallic: number
  /** Seen from both sides. */
  double?: boolean
  /** Light it gives off itself, linear. */
  glow?: Rgb
}

/** Triangles of one material. Metres, y up, front to +z; `uv` in metres. */
export interface Group {
  /** Name without the direction of the grain: `oak-natural`, `linen-sage`, `paint#23211F`. */
  surfaceName: string
  surface: Surface
  position: Floats
  normal: Floats
  uv: Floats
  /** What each vertex's colour is multiplied by, linear rgb: how much sky it sees, and its own tint. */
  shade: Floats
  index: Indices
}

export type Mount = 'floor' | 'wall' | 'ceiling' | 'surface'

export interface PieceArrays {
  id: string
  mount: Mount
  /** Mean linear colours by surface name, of every cloth and wood there is. */
  palette: Record<string, Rgb>
  groups: Group[]
}

interface Description {
  id: string
  mount: Mount
  palette: Record<string, Rgb>
  groups: { material: string; vertices: number; triangles: number; surface: Surface }[]
}

/** How much of the baked occlusion is shown: direct light reaches creases too. */
const occlusionShown = 0.8
/** A leaf or a curtain is never darker than this by occlusion. */
const leastOfSheets = 0.75

/** Reads what `assets/blender/export/main.py` wrote as `<base>.json` and `<base>.bin`. */
export function readPieceArrays(base: string): PieceArrays {
  const { groups, ...head } = JSON.parse(readFileSync(`${base}.json`, 'utf8')) as Description
  const bytes = readFileSync(`${base}.bin`)
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  let offset = 0
  const floats = (count: number) => {
    const view = new Float32Array(buffer, offset, count)
    offset += view.byteLength
    return view
  }
  const read = groups.map(({ material, vertices, triangles, surface }): Group => {
    const [position, normal, uv] = [
      floats(vertices * 3),
      floats(vertices * 3),
      floats(vertices * 2),
    ]
    const occlusion = floats(vertices)
    const index = new Uint32Array(buffer, offset, triangles * 3)
    offset += index.byteLength
    // A sheet has two sides, of which the baking has seen one.
    const least = surface.double ? leastOfSheets : 0
    const shade = new Float32Array(vertices * 3).map((_, i) =>
      Math.max(least, softened(occlusion[Math.floor(i / 3)] ?? 1)),
    )
    const visible = surface.double ? index : withoutBuried(index, occlusion)
    return {
      surfaceName: surfaceName(material),
      surface,
      position,
      normal,
      uv,
      shade,
      index: visible,
    }
  })
  return { ...head, groups: read.filter(({ index }) => index.length > 0) }
}

/** `oak-x-natural` → `oak-natural`; Blender's `.001` of a second material of one name goes too. */
export function surfaceName(material: string): string {
  return material.replace(/\.\d{3}$/, '').replace(/^oak-[xyz]-/, 'oak-')
}

const softened = (occlusion: number) =>
  1 - occlusionShown * (1 - Math.min(1, Math.max(0, occlusion) * 1.08))

/** Triangles that no ray of the sky reaches are never seen: the mattress's underside, a leg's end. */
function withoutBuried(index: Indices, occlusion: Floats): Indices {
  const kept: number[] = []
  for (let i = 0; i < index.length; i += 3) {
    const corners = [index[i] ?? 0, index[i + 1] ?? 0, index[i + 2] ?? 0]
    if (corners.some((corner) => (occlusion[corner] ?? 1) > 0.008)) kept.push(...corners)
  }
  return Uint32Array.from(kept)
}
