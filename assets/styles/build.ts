import { mkdirSync, writeFileSync } from 'node:fs'
import { checkKits } from './check-kits.ts'
import { printManifest, styleManifest } from './manifest.ts'
import { readKits, readLooks } from './read-kits.ts'

/** `node assets/styles/build.ts`: checks the kits and writes `public/styles/manifest.json`, which the site reads. */

const kits = readKits()
const problems = checkKits(kits, readLooks())
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
mkdirSync('public/styles', { recursive: true })
writeFileSync('public/styles/manifest.json', printManifest(styleManifest(kits)))
console.log(`${kits.length} styles`)
