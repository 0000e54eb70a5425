import { z } from 'zod'

/** The shape of `kits.json`, which Blender reads too. */

const id = () => z.string().regex(/^[a-z0-9-]+$/)

/** A piece of the catalogue in one of its looks; no variant where the model has one look only. */
const choice = z.strictObject({ piece: id(), variant: id().optional() })

const placed = choice.extend({ count: z.int().min(1).max(12) })

const tone = z.strictObject({ name: z.string().min(1), hex: z.string().regex(/^#[0-9A-F]{6}$/) })

const room = placed.array().min(3)

export const kit = z.strictObject({
  id: id(),
  palette: z.strictObject({ wall: tone, textile: tone, wood: tone, metal: tone, accent: tone }),
  /** The pieces that tell the style at first sight; each is in the living room. */
  rug: choice,
  art: choice,
  lamp: choice,
  rooms: z.strictObject({ 'living-room': room, bedroom: room, 'dining-room': room, office: room }),
})

export const kitsFile = z.strictObject({ kits: kit.array().length(6) })

export type Kit = z.infer<typeof kit>
export type Room = keyof Kit['rooms']
export type Choice = z.infer<typeof choice>
