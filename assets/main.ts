import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { recipes } from './recipes.ts'

/**
 * `npm run assets` lists what can be built; `npm run assets -- <name> …` builds results from their scripts;
 * `npm run assets -- --check` checks all that a program can of what lies in `public/`, without Blender; CI runs the
 * same; `npm run assets -- --compare <name> …` builds pieces and shots again elsewhere and measures how far they are
 * from what is committed.
 */
const asked = process.argv.slice(2)
const known = recipes()

if (asked.includes('--check')) {
  // A machine that renders at the same time is slow to answer.
  const options = ['run', 'assets', '--testTimeout=60000']
  process.exitCode = run(process.execPath, ['node_modules/vitest/vitest.mjs', ...options])
} else if (asked[0] === '--compare') {
  process.exitCode = run(process.execPath, ['assets/compare/main.ts', ...asked.slice(1)])
} else if (asked[0] === 'real-rooms') {
  // The one recipe with options of its own.
  process.exitCode = run(process.execPath, ['assets/real-rooms/main.ts', ...asked.slice(1)])
} else if (asked.length === 0) {
  for (const { name, makes } of known) console.log(`${name.padEnd(28)}${makes}`)
} else {
  for (const name of asked) {
    const recipe = known.find((each) => each.name === name)
    if (!recipe) {
      console.error(`There is no “${name}”. \`npm run assets\` lists what there is.`)
      process.exitCode = 1
      break
    }
    const script = join('assets', recipe.script)
    const program = script.endsWith('.sh') ? 'sh' : process.execPath
    process.exitCode = run(program, [script, ...recipe.args])
    if (process.exitCode !== 0) break
  }
}

function run(program: string, args: string[]): number {
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1
}
