import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../../../../site/locales.ts'
import { nameBeside } from '../plan/pin-name.ts'
import { homePlan, planSvg, sampleHome } from '../testing/sample-home.ts'

/** Something on the sheet: its middle and its size, CSS pixels from the sheet's upper left corner. */
type Mark = { what: string; x: number; y: number; width: number; height: number }

const { width: units, height: unitsHigh } = homePlan.file.size
const pins = sampleHome().plan?.pins ?? []
/** The origin of the drawing lies right of and below its upper left corner. */
const [left = 0, top = 0] =
  planSvg
    .match(/viewBox="([-\d]+) ([-\d]+)/)
    ?.slice(1)
    .map(Number) ?? []

/** The figures of the rooms' areas: 0.6 of the type's size a letter, on a line that is below their middle. */
const figuresOn = (scale: number): Mark[] =>
  [...planSvg.matchAll(/<text id="area-(\w+)" x="([\d.]+)" y="([\d.]+)">([^<]+)</g)].map(
    ([, room = '', x, y, text = '']) => ({
      ...{ what: `the area of ${room}`, x: (Number(x) - left) * scale },
      y: (Number(y) - 4.9 - top) * scale,
      ...{ width: text.length * 13 * 0.6 * scale, height: 9.8 * scale },
    }),
  )

function marksOn(sheet: number, names: ReadonlyMap<string, string>) {
  const place = (at: { x: number; y: number }) => ({
    x: at.x * sheet,
    y: (at.y * sheet * unitsHigh) / units,
  })
  // With its rings, as of the room that is shown: the larger one.
  const dots = pins.map((pin): Mark => ({ ...place(pin), what: pin.room, width: 23, height: 23 }))
  const written = pins.map((pin): Mark => {
    const { isAbove, side } = nameBeside(pin, pins)
    const { x, y } = place(pin)
    // Type of 12 pixels, and its margins; at the sheet's edges it begins 14 pixels beside the pin.
    const width = Math.min(112, (names.get(pin.room)?.length ?? 0) * 6.7 + 12)
    const shift = { middle: 0, right: width / 2 - 14, left: 14 - width / 2 }[side]
    return { what: pin.room, x: x + shift, y: y + (isAbove ? -26 : 26), width, height: 20 }
  })
  return { dots, written }
}

const covered = (marks: readonly Mark[], others: readonly Mark[], sameRoom = true) =>
  marks.flatMap((a) =>
    others
      .filter((b) => b !== a && (sameRoom || b.what !== a.what))
      .filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2)
      .filter((b) => Math.abs(a.y - b.y) < (a.height + b.height) / 2)
      .map((b) => `${a.what} and ${b.what}`),
  )

type Words = { sampleHome: { rooms: { id: string; name: string }[] } }

// As wide as the sheet is in a page that was sent, on a phone of 360 pixels, on a desk of 1280, and while it is edited there.
test.each([304, 320, 352, 880])(
  'on a sheet of %d pixels no pin, figure or name covers another',
  (sheet) => {
    const figures = figuresOn(sheet / units)
    expect([figures.length, pins.length]).toEqual([6, 6])
    for (const locale of locales) {
      const path = `content/${locale}/pages/property-tours.json`
      const { sampleHome: said } = JSON.parse(readFileSync(path, 'utf8')) as Words
      const { dots, written } = marksOn(
        sheet,
        new Map(said.rooms.map(({ id, name }) => [id, name])),
      )
      expect(written.every(({ width }) => width > 20)).toBe(true)
      expect([...covered(figures, [...figures, ...dots]), ...covered(dots, dots)]).toEqual([])
      expect([
        ...covered(written, [...figures, ...written]),
        ...covered(written, dots, false),
      ]).toEqual([])
    }
  },
)
