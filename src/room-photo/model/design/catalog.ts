import type { Mount, PieceSize, Sizes } from './item.ts'

/** A color variant of a piece; the id is the name of the variant in the model. */
export interface PieceVariant {
  id: string
  name: string
}

/** A piece to furnish rooms with; its model files are named after its id. Meters. */
export interface CatalogPiece {
  id: string
  name: string
  width: number
  depth: number
  height: number
  /** The room that it belongs to; none for one that rooms are only staged with. */
  category?: string
  /** The first is the one on its picture; none when there is only that. */
  variants: readonly PieceVariant[]
}

/** A piece's size in centimeters, for its text. */
export const centimetersOf = ({ width, depth, height }: PieceSize) => ({
  width: Math.round(width * 100),
  depth: Math.round(depth * 100),
  height: Math.round(height * 100),
})

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
export const sizesOf = (pieces: readonly CatalogPiece[]): Sizes =>
  Object.fromEntries(
    pieces.map(({ id, width, depth, height }) => [
      id,
      { width, depth, height, mount: pieceMounts[id] ?? 'floor' },
    ]),
  )
