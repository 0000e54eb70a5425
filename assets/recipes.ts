import { catalogue } from './models/catalogue.ts'
import { outputs } from './motion/outputs.ts'
import { packers, resultOf } from './shots/families.ts'
import { readShots } from './shots/shots.ts'

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

/** Every result that can be built, in the order in which a whole rebuild should make them. */
export function recipes(): Recipe[] {
  return [
    ...catalogue().map((id) => ({
      name: id,
      makes: `public/models/${id}.glb, .usdz and thumbnails`,
      script: 'models/build.ts',
      args: [id],
    })),
    {
      name: 'small-models',
      makes: 'public/models/small: the pieces of first screens',
      script: 'models/build-small.ts',
      args: [],
    },
    {
      name: 'lesson-environment',
      makes: 'what glass and metal of the lessons mirror',
      script: 'lessons/environment.ts',
      args: [],
    },
    { name: 'home', makes: 'public/home', script: 'home/build.ts', args: [] },
    {
      name: 'home-overview',
      makes: 'public/home/home-overview.glb',
      script: 'home/overview.ts',
      args: [],
    },
    ...Object.entries(readShots()).map(([name, shot]) => ({
      name,
      makes: `public/${packers[shot.makes].folder}/${resultOf(name, shot)}*`,
      script: 'shots/build.ts',
      args: [name],
    })),
    {
      name: 'styles',
      makes: 'public/styles/manifest.json and the live rooms',
      script: 'styles/build.ts',
      args: [],
    },
    {
      name: 'depth',
      makes: 'public/depth and what the cameras of the story see',
      script: 'depth/build.ts',
      args: [],
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
    {
      name: 'open-graph-default',
      makes: 'public/pictures/open-graph.jpg',
      script: 'encode/open-graph.sh',
      args: ['public/pictures/hero-living-room-1920.webp', 'public/pictures/open-graph.jpg'],
    },
    ...Object.keys(outputs).map((name) => ({
      name: `video-${name}`,
      makes: `public/videos/${name}*`,
      script: 'motion/build.ts',
      args: [name],
    })),
    {
      name: 'real-rooms',
      makes:
        'rooms as hard as real ones, into .cache/real-rooms; takes options (see assets/README.md)',
      script: 'real-rooms/main.ts',
      args: [],
    },
    {
      name: 'contact-sheets',
      makes: 'docs/contact-sheets',
      script: 'contact-sheets/build.ts',
      args: [],
    },
  ]
}
