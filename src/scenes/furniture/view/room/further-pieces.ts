import { type FurnitureLook, furnitureConfig } from '../../config.ts'
import type { Mount, Sizes } from '../../model/room/item.ts'
import type { ShelfPiece } from './piece-shelf.tsx'

/** A piece that rooms are staged with, beside the catalogue's own; metres. */
export interface SupportingPiece {
  id: string
  name: string
  width: number
  depth: number
  height: number
  /** Its looks, the first as on its picture; none where it has one only. */
  variants: readonly FurnitureLook[]
}

/** The further pieces as the shelf has them: of no room. */
export const furtherPieces = (supporting: readonly SupportingPiece[]): ShelfPiece[] =>
  supporting.map((piece) => ({ ...piece, alt: '', category: '' }))

const mounts: Readonly<Record<string, Mount>> = furnitureConfig.mounts

/** The measures of pieces by id, and what they hang from. */
export const sizesOf = (pieces: readonly Omit<SupportingPiece, 'variants'>[]): Sizes =>
  Object.fromEntries(
    pieces.map(({ id, width, depth, height }) => [
      id,
      { width, depth, height, mount: mounts[id] ?? 'floor' },
    ]),
  )
