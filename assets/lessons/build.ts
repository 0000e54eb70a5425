import { readFileSync, writeFileSync } from 'node:fs'
import { modelIo } from '../models/compress.ts'
import { packLesson, unpackLesson } from './lessons.ts'

const fileOf = (id: string) => `public/lessons/${id}.glb`
const [what, id = '', file = ''] = process.argv.slice(2)

if (what === 'pack' && file) {
  const bytes = await packLesson(await (await modelIo()).readBinary(readFileSync(file)))
  writeFileSync(fileOf(id), bytes)
  console.log(`${fileOf(id)}: ${bytes.length} bytes`)
} else if (what === 'unpack' && file) {
  writeFileSync(file, await unpackLesson(readFileSync(fileOf(id))))
} else {
  console.error('node assets/lessons/build.ts pack|unpack <lesson> <file.glb>')
  process.exitCode = 1
}
