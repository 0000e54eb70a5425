import type { Mount, Sizes } from './item.ts'

/** What is shown: the files of the model are named after its id. Metres. */
export interface FurniturePiece {
  id: string
  name: string
  /** What its picture shows. */
  alt: string
  width: number
  depth: number
  height: number
}

/** A colour of a piece; the id is the name of the variant in the model. */
export interface PieceVariant {
  id: string
  name: string
}

/** A piece of the catalogue with its looks, the first as on its picture. */
export interface ShelfPiece extends FurniturePiece {
  category: string
  variants: readonly PieceVariant[]
}

/** A piece that rooms are staged with, beside the catalogue's own; metres. */
export interface SupportingPiece {
  id: string
  name: string
  width: number
  depth: number
  height: number
  /** Its looks, the first as on its picture; none where it has one only. */
  variants: readonly PieceVariant[]
}

/** The further pieces as the shelf has them: of no room. */
export const furtherPieces = (supporting: readonly SupportingPiece[]): ShelfPiece[] =>
  supporting.map((piece) => ({ ...piece, alt: '', category: '' }))

/** What pieces hang from or lie upon, where it is not the floor; as `public/models/manifest.json` has it. */
export const pieceMounts: Readonly<Record<string, Mount>> = {
  'art-pair': 'wall',
  'book-stack': 'surface',
  bowl: 'surface',
  'cushion-pair': 'surface',
  curtains: 'wall',
  'desk-lamp': 'surface',
  'framed-art': 'wall',
  mirror: 'wall',
  pendant: 'ceiling',
  'potted-plant': 'surface',
  'table-lamp': 'surface',
  throw: 'surface',
  vase: 'surface',
}

/** The measures of pieces by id, and what they hang from. */
export const sizesOf = (pieces: readonly Omit<SupportingPiece, 'variants'>[]): Sizes =>
  Object.fromEntries(
    pieces.map(({ id, width, depth, height }) => [
      id,
      { width, depth, height, mount: pieceMounts[id] ?? 'floor' },
    ]),
  )
