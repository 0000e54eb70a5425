import { readFileSync } from 'node:fs'
import { outputs } from './motion/outputs.ts'

/** How one result is built: a script of ours and its arguments. */
export interface Recipe {
  /** the name that `npm run assets -- <name>` knows it by */
  name: string
  /** what it writes, for a person */
  makes: string
  /** a script below `assets/`, run by Node (`.ts`) or a shell (`.sh`) */
  script: string
  args: string[]
}

const pictures = [
  'hero-living-room',
  'education',
  'politics',
  'real-estate',
  'property-tours',
].concat('furniture-placement', 'virtual-staging', 'virtual-classrooms')

/** Every result that can be built, in the order in which a whole rebuild should make them. */
export function recipes(): Recipe[] {
  const { pieces, supporting } = JSON.parse(readFileSync('content/en/furniture.json', 'utf8')) as {
    pieces: { id: string }[]
    supporting: { id: string }[]
  }
  return [
    ...[...pieces, ...supporting].map(({ id }) => ({
      name: id,
      makes: `public/models/${id}.glb, .usdz and thumbnails`,
      script: 'models/build.ts',
      args: [id],
    })),
    { name: 'home', makes: 'public/home', script: 'home/build.ts', args: [] },
    ...pictures.map((name) => ({
      name,
      makes: `public/pictures/${name}-*`,
      script: 'encode/shot.sh',
      args: [name],
    })),
    {
      name: 'sample-living-room',
      makes: 'public/panoramas/sample-living-room.jpg',
      script: 'encode/shot.sh',
      args: ['sample-living-room'],
    },
    {
      name: 'icons',
      makes: 'public/icons and favicons',
      script: 'graphics/build.ts',
      args: ['icons'],
    },
    {
      name: 'open-graph',
      makes: 'public/open-graph',
      script: 'graphics/build.ts',
      args: ['open-graph'],
    },
    ...Object.keys(outputs).map((name) => ({
      name: `video-${name}`,
      makes: `public/videos/${name}*`,
      script: 'motion/build.ts',
      args: [name],
    })),
  ]
}
