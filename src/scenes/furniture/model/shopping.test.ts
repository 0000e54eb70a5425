import { expect, test } from 'vitest'
import type { CatalogPiece } from '../../../room-photo/model/design/catalog.ts'
import { itemOf } from '../../../room-photo/model/testing/samples.ts'
import { shoppingCsv, shoppingList } from './shopping.ts'

const pieces: CatalogPiece[] = [
  {
    ...{ id: 'modern-sofa', name: 'Modern Sofa', width: 2.3, depth: 0.92, height: 0.88 },
    variants: ['Sage', 'Oat'].map((name) => ({ id: name.toLowerCase(), name })),
  },
  { id: 'vase', name: 'Vase', width: 0.17, depth: 0.17, height: 0.28, variants: [] },
]
const sofa = (variant: string, scale = 1) => itemOf({ piece: 'modern-sofa', variant, scale })
const vase = (variant: string) => itemOf({ piece: 'vase', variant })

test('one row a piece and color, counted, true to size, in the order of placing', () => {
  const throne = itemOf({ piece: 'throne', variant: 'gold' })
  const items = [vase(''), sofa('sage'), sofa('oat'), sofa('sage', 1.4), throne, vase('unknown')]
  const rows = shoppingList(items, pieces)
  // One of the two sage sofas is drawn 1.4 times as large, which has to be said beside its true size.
  expect(rows.map(({ name, color, count, altered }) => [name, color, count, altered])).toEqual([
    ['Vase', '', 2, 0],
    ['Modern Sofa', 'Sage', 2, 1],
    ['Modern Sofa', 'Oat', 1, 0],
  ])
  expect(rows[1]?.width).toBe(2.3)
})

test('the file has a mark, quotes what it must, and gives a spreadsheet no formula', () => {
  const size = { width: 1.005, depth: 0.5, height: 2 }
  const evil = (name: string, color: string) => ({
    ...{ id: name, name, color, ...size, count: 3, altered: 0 },
  })
  const heads = ['Piece', 'Colour', 'Width (cm)', 'Depth (cm)', 'Height (cm)', 'Count']
  const rows = [evil('Sofa, "large"', '=1+1'), evil('＝cmd', '-Oat\nand sage'), evil('सोफ़ा', ' +x')]
  expect(shoppingCsv(heads, [...rows, evil('@x', '\tx')]).split('\r\n')).toEqual([
    '\uFEFFPiece,Colour,Width (cm),Depth (cm),Height (cm),Count',
    '"Sofa, ""large""",\'=1+1,100,50,200,3',
    '\'＝cmd,"\'-Oat\nand sage",100,50,200,3',
    "सोफ़ा,' +x,100,50,200,3",
    "'@x,'\tx,100,50,200,3",
    '',
  ])
})
