import { add, cross, scale, type Vec3 } from '../../../src/math/vector.ts'
import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import type { PlanWall } from '../describe/plan.ts'
import type { Texture } from '../textures/texture.ts'

/** What a pixel shows, by its byte in the label map. */
export const labels = [
  'other',
  'floor',
  'wall',
  'ceiling',
  'door',
  'window',
  'opening',
  'thing',
] as const
export type Label = (typeof labels)[number]

/** A surface, for any renderer. Colors are sRGB, `#rrggbb`. */
export interface Material {
  color: string
  /** multiplies the color; the picture and its relief repeat every so many meters */
  texture?: Texture
  /** of the texture, radians */
  turn?: number
  roughness: number
  metallic?: boolean
  /** depth of the texture's relief, meters */
  relief?: number
  /** times its color, this much light of its own */
  emission?: number
  /** seen by the camera and in mirrors, without casting light or shadow, such as the view outside */
  isBackdrop?: boolean
}

/** Where it is drawn: in the photo, in the label map, or in both. */
export type Layer = 'both' | 'photo' | 'labels'

/** Flat faces of one material and label. */
export interface Mesh {
  material: number
  label: Label
  layer: Layer
  smooth: boolean
  vertices: Vec3[]
  /** one for each vertex, meters */
  uvs: (readonly [u: number, v: number])[]
  /** corners of each face, counter-clockwise seen from its front */
  faces: number[][]
}

/** A place with directions: u along, v up, d to the front. */
export interface Frame {
  origin: Vec3
  along: Vec3
  up: Vec3
  front: Vec3
}

export type Uvd = readonly [u: number, v: number, d: number]

export const at = ({ origin, along, up, front }: Frame, [u, v, d]: Uvd): Vec3 =>
  add(add(origin, scale(along, u)), add(scale(up, v), scale(front, d)))

/** u from the wall's first corner, v above the floor, d into the room. */
export const frameOfWall = ({ from, along, normal }: PlanWall): Frame => ({
  origin: [from.x, 0, from.z],
  along: [along.x, 0, along.z],
  up: [0, 1, 0],
  front: [normal.x, 0, normal.z],
})

/** On the floor, turned about the vertical by radians. */
export const frameOnFloor = ({ x, z }: FloorPlace, turn = 0): Frame => ({
  origin: [x, 0, z],
  along: [Math.cos(turn), 0, -Math.sin(turn)],
  up: [0, 1, 0],
  front: [Math.sin(turn), 0, Math.cos(turn)],
})

/** The frame moved to one of its places and turned about its upright. */
export function turned(frame: Frame, to: Uvd, turn: number): Frame {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    origin: at(frame, to),
    along: add(scale(frame.along, cos), scale(frame.front, -sin)),
    up: frame.up,
    front: add(scale(frame.front, cos), scale(frame.along, sin)),
  }
}

/** The frame moved to one of its places and leant back about its along axis. */
export function leant(frame: Frame, to: Uvd, angle: number): Frame {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const up = add(scale(frame.up, cos), scale(frame.front, -sin))
  return { origin: at(frame, to), along: frame.along, up, front: cross(frame.along, up) }
}

interface Options {
  layer?: Layer
  smooth?: boolean
}

/** Collects the faces of a room. */
export class SceneBuilder {
  readonly materials: Material[] = []
  readonly meshes: Mesh[] = []

  material(made: Material): number {
    this.materials.push(made)
    return this.materials.length - 1
  }

  /** A face. @param corners  counter-clockwise seen from its front @param uvs  meters */
  face(
    corners: readonly Vec3[],
    uvs: readonly (readonly [number, number])[],
    material: number,
    label: Label,
    { layer = 'both', smooth = false }: Options = {},
  ): void {
    const like = (mesh: Mesh) =>
      mesh.material === material &&
      mesh.label === label &&
      mesh.layer === layer &&
      mesh.smooth === smooth
    let mesh = this.meshes.find(like)
    if (!mesh) {
      mesh = { material, label, layer, smooth, vertices: [], uvs: [], faces: [] }
      this.meshes.push(mesh)
    }
    const first = mesh.vertices.length
    mesh.vertices.push(...corners)
    const turn = this.materials[material]?.turn ?? 0
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    mesh.uvs.push(...uvs.map(([u, v]) => [u * cos + v * sin, v * cos - u * sin] as const))
    mesh.faces.push(corners.map((_, at) => first + at))
  }

  /** A flat polygon of a frame, its texture along u and v. */
  polygon(
    frame: Frame,
    corners: readonly Uvd[],
    material: number,
    label: Label,
    options?: Options,
  ) {
    const places = corners.map((corner) => at(frame, corner))
    const uvs = corners.map(([u, v]) => [u, v] as const)
    this.face(places, uvs, material, label, options)
  }

  /** A rectangle that faces the frame's front. */
  rectangle(
    frame: Frame,
    [u0, v0]: readonly [number, number],
    [u1, v1]: readonly [number, number],
    d: number,
    material: number,
    label: Label,
    options?: Options,
  ): void {
    const corners: Uvd[] = [
      [u0, v0, d],
      [u1, v0, d],
      [u1, v1, d],
      [u0, v1, d],
    ]
    this.polygon(frame, corners, material, label, options)
  }

  box(frame: Frame, low: Uvd, high: Uvd, material: number, label: Label, options?: Options): void {
    const [u0, v0, d0] = low
    const [u1, v1, d1] = high
    const side = (corners: Uvd[], a: 0 | 1 | 2, b: 0 | 1 | 2) =>
      this.face(
        corners.map((corner) => at(frame, corner)),
        corners.map((corner) => [corner[a], corner[b]] as const),
        material,
        label,
        options,
      )
    side(
      [
        [u0, v0, d1],
        [u1, v0, d1],
        [u1, v1, d1],
        [u0, v1, d1],
      ],
      0,
      1,
    )
    side(
      [
        [u1, v0, d0],
        [u0, v0, d0],
        [u0, v1, d0],
        [u1, v1, d0],
      ],
      0,
      1,
    )
    side(
      [
        [u0, v1, d1],
        [u1, v1, d1],
        [u1, v1, d0],
        [u0, v1, d0],
      ],
      0,
      2,
    )
    side(
      [
        [u0, v0, d0],
        [u1, v0, d0],
        [u1, v0, d1],
        [u0, v0, d1],
      ],
      0,
      2,
    )
    side(
      [
        [u1, v0, d1],
        [u1, v0, d0],
        [u1, v1, d0],
        [u1, v1, d1],
      ],
      2,
      1,
    )
    side(
      [
        [u0, v0, d0],
        [u0, v0, d1],
        [u0, v1, d1],
        [u0, v1, d0],
      ],
      2,
      1,
    )
  }

  /** A profile along u. @param profile  (v, d), clockwise seen along u; the side toward the wall may be left open */
  molding(
    frame: Frame,
    profile: readonly (readonly [v: number, d: number])[],
    [u0, u1]: readonly [number, number],
    material: number,
    label: Label,
  ): void {
    profile.slice(1).forEach(([v1, d1], index) => {
      const [v0, d0] = profile[index] ?? [0, 0]
      this.polygon(
        frame,
        [
          [u0, v0, d0],
          [u1, v0, d0],
          [u1, v1, d1],
          [u0, v1, d1],
        ],
        material,
        label,
      )
    })
    const end = (u: number, list: readonly (readonly [number, number])[]) =>
      this.polygon(
        frame,
        list.map(([v, d]) => [u, v, d] as const),
        material,
        label,
      )
    end(u0, [...profile].reverse())
    end(u1, profile)
  }

  /** A turned body about an upright axis of the frame. @param profile  (radius, v), from below */
  lathe(
    frame: Frame,
    [u, d]: readonly [number, number],
    profile: readonly (readonly [radius: number, v: number])[],
    material: number,
    label: Label,
    segments = 20,
    isSmooth = true,
  ): void {
    const place = (index: number, radius: number, v: number): Uvd => {
      const angle = (2 * Math.PI * index) / segments
      return [u + radius * Math.cos(angle), v, d - radius * Math.sin(angle)]
    }
    profile.slice(1).forEach(([r1, v1], index) => {
      const [r0, v0] = profile[index] ?? [0, 0]
      for (let at = 0; at < segments; at += 1) {
        const corners = [
          place(at, r0, v0),
          place(at + 1, r0, v0),
          place(at + 1, r1, v1),
          place(at, r1, v1),
        ]
        const distinct = r0 < 1e-6 ? corners.slice(1) : r1 < 1e-6 ? corners.slice(0, 3) : corners
        this.polygon(frame, distinct, material, label, { smooth: isSmooth })
      }
    })
  }

  /** A round bar between two places of a frame. */
  bar(
    frame: Frame,
    from: Uvd,
    to: Uvd,
    radius: number,
    material: number,
    label: Label,
    segments = 8,
  ) {
    const [a, b] = [at(frame, from), at(frame, to)]
    const along: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const far = Math.hypot(...along)
    const up = scale(along, 1 / far)
    const helper: Vec3 = Math.abs(up[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
    const side = cross(helper, up)
    const right = scale(side, 1 / Math.hypot(...side))
    const own: Frame = { origin: a, along: right, up, front: cross(right, up) }
    this.lathe(
      own,
      [0, 0],
      [
        [0, 0],
        [radius, 0],
        [radius, far],
        [0, far],
      ],
      material,
      label,
      segments,
    )
  }
}
