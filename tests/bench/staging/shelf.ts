import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enlarged, readSamples } from './samples.ts'

/** The sample rooms' photos at 12 megapixels, as files that are served. */
export interface Shelf {
  /** such as `http://127.0.0.1:4321` */
  origin: string
  ids: readonly string[]
  /** The same photos on the disk, by id. */
  files: ReadonlyMap<string, string>
  /** Ends the server and removes the files. */
  stop: () => Promise<void>
}

/** The page refuses more. Bytes */
const heaviest = 10e6

export async function fillShelf(): Promise<Shelf> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-photos-'))
  const ids = readSamples().map(({ id }) => id)
  const files = new Map<string, string>()
  const put = async (address: string, photo: Buffer) => {
    if (photo.length > heaviest) throw new Error(`${address} is heavier than the page takes`)
    const file = join(folder, `${files.size}.jpg`)
    await writeFile(file, photo)
    files.set(address, file)
  }
  for (const id of ids) await put(`/${id}.jpg`, await enlarged(id))
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    ids,
    files: new Map(ids.map((id) => [id, files.get(`/${id}.jpg`) ?? ''])),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
