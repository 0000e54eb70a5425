import { bootstrap } from './bootstrap/bootstrap.mjs'

// `node scripts/run.mjs build` sets the checkout up and runs scripts/build.ts on the pinned Node.
const [name, ...args] = process.argv.slice(2)
await bootstrap(`scripts/${name}.ts`, args)
