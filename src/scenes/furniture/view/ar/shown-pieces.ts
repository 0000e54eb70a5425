import type { Scene } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Held } from '../../../../room-photo/model/design/design.ts'
import type { Sizes } from '../../../../room-photo/model/design/item.ts'
import type { ArDesign } from '../../model/ar/ar-design.ts'
import { createContact, type ShownPiece, showPiece } from './shown-piece.ts'

/** The pieces of a design in the scene, and the held one where it would stand. */
export function createShownPieces(scene: Scene, sizes: Sizes, onMissing: () => void) {
  const contact = createContact()
  const placed = new Map<number, ShownPiece>()
  let held: ShownPiece | null = null

  const make = (what: Held): ShownPiece => {
    const made = showPiece(what, sizes, contact, onMissing)
    scene.add(made.group)
    return made
  }
  const alike = (a: Held, b: Held) => a.piece === b.piece && a.look === b.look
  /** What was held stands now: its model is there already. */
  const take = (what: Held): ShownPiece => {
    if (!held || !alike(held, what)) return make(what)
    const taken = held
    held = null
    taken.group.visible = true
    return taken
  }

  return {
    /** @param aim  where the held piece would stand, and how it would be turned, degrees */
    sync(design: ArDesign, aim: { at: Vector3; turn: number } | null) {
      const ids = new Set(design.pieces.map(({ id }) => id))
      for (const [id, shown] of placed) {
        if (ids.has(id)) continue
        shown.dispose()
        placed.delete(id)
      }
      for (const piece of design.pieces) {
        const shown = placed.get(piece.id) ?? take(piece)
        placed.set(piece.id, shown)
        put(shown, piece.at, piece.turn)
      }
      if (held && !(design.held && alike(held, design.held))) {
        held.dispose()
        held = null
      }
      if (!design.held) return
      held ??= make(design.held)
      held.group.visible = aim !== null
      if (aim) put(held, aim.at, aim.turn)
    },
    dispose() {
      for (const shown of placed.values()) shown.dispose()
      held?.dispose()
      contact.dispose()
    },
  }
}

function put({ group }: ShownPiece, at: Vector3, turn: number): void {
  group.position.set(at[0], at[1], at[2])
  group.rotation.y = radians(turn)
}
