import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(import.meta.resolve('three/src/Three.js'))

/** Takes three.js from its sources, module by module, so that what one scene alone needs of it is not sent with the others. */
export function threeSourcePlugin(): Plugin {
  return {
    name: 'realia-three-source',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: source }] } }),
    // As three.js's own build does: shaders without comments and empty lines.
    transform: {
      filter: { id: /\.glsl\.js$/ },
      handler: (code) =>
        code.replace(/\/\* glsl \*\/`(.*?)`/gs, (_, shader: string) =>
          JSON.stringify(lean(shader)),
        ),
    },
  }
}

const lean = (shader: string) =>
  shader
    .trim()
    .replace(/\r/g, '')
    .replace(/[ \t]*\/\/.*\n/g, '')
    .replace(/[ \t]*\/\*[\s\S]*?\*\//g, '')
    .replace(/\n{2,}/g, '\n')
