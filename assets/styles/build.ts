import { mkdirSync, writeFileSync } from 'node:fs'
import { checkKits } from './check-kits.ts'
import { printManifest, styleManifest } from './manifest.ts'
import { readKits, readLooks } from './read-kits.ts'
import { styleRooms } from './style-rooms.ts'

/** `node assets/styles/build.ts`: checks the kits and writes what the site knows of them and of their rooms. */

const kits = readKits()
const problems = checkKits(kits, readLooks())
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
mkdirSync('public/styles', { recursive: true })
writeFileSync('public/styles/manifest.json', printManifest(styleManifest(kits)))
writeFileSync('src/room-photo/model/showrooms.json', `${JSON.stringify(styleRooms(kits))}\n`)
console.log(`${kits.length} styles`)
