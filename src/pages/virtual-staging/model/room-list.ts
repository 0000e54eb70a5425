import type { Furniture } from '../../../../content/schemas/furniture.ts'
import type { StagingStyles } from '../../../../content/schemas/staging-styles.ts'

/** One row of a style's kit. */
export type KitRow = StagingStyles['styles'][number]['rooms']['office'][number]

type Named = Omit<Furniture['supporting'][number], 'variants'>

export interface Catalog {
  pieces: (Named & Pick<Furniture['pieces'][number], 'variants'>)[]
  supporting: Named[]
}

/** A piece in the list of a room. Sizes in meters. */
export interface ListedPiece extends Named {
  count: number
  /** Only of the catalog's own pieces: their variant, which can be seen in 3D. */
  variant?: Furniture['pieces'][number]['variants'][number]
}

/**
 * The pieces of a room, the catalog's own first. Rows of one piece are merged when it is not from the catalog.
 * @throws Error when the kit names a piece or a variant that the catalog does not have, so that a mistake stops the
 * build
 */
export function listedPieces(rows: readonly KitRow[], catalogue: Catalog): ListedPiece[] {
  const own: ListedPiece[] = []
  const others = new Map<string, ListedPiece>()
  for (const { piece: id, variant, count } of rows) {
    const piece = catalogue.pieces.find((known) => known.id === id)
    if (piece) {
      const found = piece.variants.find((known) => known.id === variant)
      if (!found) throw new Error(`${id} has no variant ${variant}`)
      own.push({ ...sized(piece), count, variant: found })
      continue
    }
    const other = catalogue.supporting.find((known) => known.id === id)
    if (!other) throw new Error(`There is no piece ${id}`)
    others.set(id, { ...sized(other), count: count + (others.get(id)?.count ?? 0) })
  }
  return [...own, ...others.values()]
}

const sized = ({ id, name, width, depth, height }: Named) => ({ id, name, width, depth, height })

/** How many things stand in a room. */
export const pieceCount = (rows: readonly KitRow[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0)
