import { expect, test } from 'vitest'
import { type Listed, shoppingCsv, shoppingList } from './shopping.ts'

const pieces: Listed[] = [
  {
    id: 'modern-sofa',
    name: 'Modern Sofa',
    width: 2.3,
    depth: 0.92,
    height: 0.88,
    variants: [
      { id: 'sage', name: 'Sage' },
      { id: 'oat', name: 'Oat' },
    ],
  },
  { id: 'vase', name: 'Vase', width: 0.17, depth: 0.17, height: 0.28, variants: [] },
]
const item = (id: number, piece: string, look: string, scale = 1) => ({
  id,
  piece,
  look,
  scale,
  x: 0,
  z: -3,
  turn: 0,
})

test('one row a piece and colour, counted, true to size, in the order of placing', () => {
  const items = [
    item(1, 'vase', ''),
    item(2, 'modern-sofa', 'sage'),
    item(3, 'modern-sofa', 'oat'),
    item(4, 'modern-sofa', 'sage', 1.4),
    item(5, 'throne', 'gold'),
    item(6, 'vase', 'unknown'),
  ]
  const rows = shoppingList(items, pieces)
  expect(rows.map(({ name, colour, count }) => [name, colour, count])).toEqual([
    ['Vase', '', 2],
    ['Modern Sofa', 'Sage', 2],
    ['Modern Sofa', 'Oat', 1],
  ])
  expect(rows[1]?.width).toBe(2.3)
  // One of the two is drawn 1.4 times as large, which has to be said beside its true size.
  expect(rows.map(({ altered }) => altered)).toEqual([0, 1, 0])
})

test('the file has a mark, quotes what it must, and gives a spreadsheet no formula', () => {
  const evil = (name: string, colour: string) => ({
    id: name,
    name,
    colour,
    width: 1.005,
    depth: 0.5,
    height: 2,
    count: 3,
    altered: 0,
  })
  const csv = shoppingCsv(
    ['Piece', 'Colour', 'Width (cm)', 'Depth (cm)', 'Height (cm)', 'Count'],
    [evil('Sofa, "large"', '=1+1'), evil('＝cmd', '-Oat\nand sage'), evil('सोफ़ा', ' +x')],
  )
  expect(csv).toBe(
    [
      '\uFEFFPiece,Colour,Width (cm),Depth (cm),Height (cm),Count',
      '"Sofa, ""large""",\'=1+1,100,50,200,3',
      '\'＝cmd,"\'-Oat\nand sage",100,50,200,3',
      "सोफ़ा,' +x,100,50,200,3",
      '',
    ].join('\r\n'),
  )
})
