import type { Mount, Sizes } from './item.ts'

/** A piece of the furniture catalog; its model files are named after its id. Meters. */
export interface FurniturePiece {
  id: string
  name: string
  /** Alternative text of its picture. */
  alt: string
  width: number
  depth: number
  height: number
}

/** A color variant of a piece; the id is the name of the variant in the model. */
export interface PieceVariant {
  id: string
  name: string
}

/** A piece with its variants; the first is the one on its picture. */
export interface ShelfPiece extends FurniturePiece {
  category: string
  variants: readonly PieceVariant[]
}

/** A piece that rooms are staged with and that is not in the catalog itself; meters. */
export interface SupportingPiece extends Omit<FurniturePiece, 'alt'> {
  /** Its variants, the first as on its picture; none when it has only one. */
  variants: readonly PieceVariant[]
}

/** Supporting pieces as pieces of the shelf that belong to no room. */
export const furtherPieces = (supporting: readonly SupportingPiece[]): ShelfPiece[] =>
  supporting.map((piece) => ({ ...piece, alt: '', category: '' }))

/** The mounts of pieces that do not stand on the floor, as in `public/models/manifest.json`. */
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

/** Sizes and mounts of pieces by id. */
export const sizesOf = (pieces: readonly Omit<SupportingPiece, 'variants'>[]): Sizes =>
  Object.fromEntries(
    pieces.map(({ id, width, depth, height }) => [
      id,
      { width, depth, height, mount: pieceMounts[id] ?? 'floor' },
    ]),
  )
