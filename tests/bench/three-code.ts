/**
 * Names that three.js and React Three Fiber keep through minification: classes' names in messages,
 * and properties by which objects are told apart.
 */
const marks = [
  'WebGLRenderer',
  'isObject3D',
  'isBufferGeometry',
  'isVector3',
  'isMatrix4',
  '__r3f',
  'R3F:',
]

/** Whether a script holds code of three.js or React Three Fiber. @param code  as delivered */
export function holdsThree(code: string): boolean {
  return marks.some((mark) => code.includes(mark))
}
