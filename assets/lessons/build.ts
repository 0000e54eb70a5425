import { readFileSync, writeFileSync } from 'node:fs'
import { modelIo } from '../models/compress.ts'
import { lessonModels, packLesson, unpackLesson } from './lessons.ts'

const [what, id = '', file = ''] = process.argv.slice(2)
const model = lessonModels[id]

if (what === 'pack' && model && file) {
  const bytes = await packLesson(await (await modelIo()).readBinary(readFileSync(file)))
  writeFileSync(model, bytes)
  console.log(`${model}: ${bytes.length} bytes`)
} else if (what === 'unpack' && model && file) {
  writeFileSync(file, await unpackLesson(readFileSync(model)))
} else {
  const ids = Object.keys(lessonModels).join('|')
  console.error(`node assets/lessons/build.ts pack|unpack ${ids} <file.glb>`)
  process.exitCode = 1
}
