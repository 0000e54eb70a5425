import { furnitureConfig } from '../../config.ts'
import type { Mount, Sizes } from '../../model/room/item.ts'
import type { ShelfPiece } from './piece-shelf.tsx'

/** A piece that rooms are staged with, beside the catalogue's own; metres. */
export interface SupportingPiece {
  id: string
  name: string
  width: number
  depth: number
  height: number
}

/** The further pieces as the shelf has them: of no room, and in the look of their picture. */
export const furtherPieces = (supporting: readonly SupportingPiece[]): ShelfPiece[] =>
  supporting.map((piece) => ({ ...piece, alt: '', category: '', variants: [] }))

const mounts: Readonly<Record<string, Mount>> = furnitureConfig.mounts

/** The measures of pieces by id, and what they hang from. */
export const sizesOf = (pieces: readonly SupportingPiece[]): Sizes =>
  Object.fromEntries(
    pieces.map(({ id, width, depth, height }) => [
      id,
      { width, depth, height, mount: mounts[id] ?? 'floor' },
    ]),
  )
