import type { Renderer } from './request.ts'
export async function openThree(): Promise<Renderer> {
  throw new Error('not yet')
}
