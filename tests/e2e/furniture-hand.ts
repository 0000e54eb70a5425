import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Pixel } from '../../src/scenes/furniture/model/room/camera.ts'
import { inPhoto, type Room } from '../bench/match/room.ts'
import { FurnitureRoomPage } from './furniture-room-page.ts'

/** A point of the room, metres. */
type Point = readonly [number, number, number]

/** A sample room with the camera that rendered it. */
export async function sampleRoom(id: string): Promise<Room> {
  const url = new URL(`../../public/rooms/${id}.json`, import.meta.url)
  return { id, ...JSON.parse(await readFile(url, 'utf8')) }
}

/** Where a point of the room is in its photo, as shares of its sides. */
export function shareOf(room: Room, point: Point): Pixel {
  const at = inPhoto(room, point)
  if (!at) throw new Error(`${point} is not in the photo`)
  return { x: at.x / room.width + 0.5, y: 0.5 - at.y / room.height }
}

/** The furniture page with its tools for hands. */
export class FurnitureHandPage extends FurnitureRoomPage {
  readonly note = this.page.locator('[data-tool-note]')

  handle(name: string) {
    return this.frame.getByRole('slider', { name, exact: true })
  }

  /** Opens the photo of a sample room as a visitor's own, whose camera nobody knows. */
  async openOwn(id: string) {
    const buffer = await readFile(new URL(`../../public/rooms/${id}.jpg`, import.meta.url))
    await this.choose({ name: `${id}.jpg`, mimeType: 'image/jpeg', buffer })
    await this.opened()
  }

  async dragHandle(name: string, { x, y }: Pixel) {
    // Into view first: both places are then on the screen as they are measured.
    const to = await this.at(x, y)
    const box = await this.handle(name).boundingBox()
    if (!box) throw new Error(`no handle ${name}`)
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await this.page.mouse.down()
    await this.page.mouse.move(to.x, to.y, { steps: 3 })
    await this.page.mouse.up()
  }

  async adjust() {
    await this.tool.getByText('Adjust by hand').click()
  }
}

/** No worker: nothing is found of a photo. */
export async function withoutWorkers(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(
      globalThis,
      'Worker',
      class {
        constructor() {
          throw new Error('No worker here')
        }
      },
    )
  })
}
