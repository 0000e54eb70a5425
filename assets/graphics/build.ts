import { buildIcons } from './logo/icons.ts'
import { buildOpenGraph } from './open-graph/build.ts'
import { takeStills } from './open-graph/take-stills.ts'

/**
 * `node assets/graphics/build.ts icons` or `node assets/graphics/build.ts open-graph [home-en industries …]`:
 * draws one result, or those pictures for shared links whose names start so. `lesson-stills http://localhost:4173 [cell …]`
 * takes the scenes that stand on the lessons' pictures from a site that is served.
 */
const [name, ...rest] = process.argv.slice(2)
if (name === 'icons') await buildIcons()
else if (name === 'open-graph') await buildOpenGraph(rest)
else if (name === 'lesson-stills')
  await takeStills(rest[0] ?? 'http://localhost:4173', rest.slice(1))
else {
  process.stderr.write(
    'Usage: node assets/graphics/build.ts icons | open-graph [name …] | lesson-stills [address] [lesson …]\n',
  )
  process.exitCode = 1
}
