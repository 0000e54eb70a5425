import { buildIcons } from './logo/icons.ts'
import { buildOpenGraph } from './open-graph/build.ts'

/**
 * `node assets/graphics/build.ts icons` or `node assets/graphics/build.ts open-graph [home-en industries …]`:
 * draws one result, or those pictures for shared links whose names start so.
 */
const [name, ...rest] = process.argv.slice(2)
if (name === 'icons') await buildIcons()
else if (name === 'open-graph') await buildOpenGraph(rest)
else {
  process.stderr.write('Usage: node assets/graphics/build.ts icons | open-graph [name …]\n')
  process.exitCode = 1
}
