// The same picture as the tour’s material draws with three.js, in fewer bytes: what is sent must be small.

/** The position is a point of the tile; on the sphere it is also the direction of the look. */
const vertex = /* glsl */ `#version 300 es
  layout(location = 0) in vec3 position;
  uniform vec2 middle;
  uniform mat3 orient;
  uniform vec3 offset;
  uniform vec2 focal;
  uniform vec4 part;
  out vec3 point;
  void main() {
    point = position;
    vec3 turned = vec3(
      position.x * middle.x - position.z * middle.y,
      position.y,
      position.z * middle.x + position.x * middle.y
    );
    vec3 seen = orient * turned + offset;
    gl_Position = vec4(seen.xy * focal * part.xy - part.zw * seen.z, 0.0, -seen.z);
  }
`

const fragment = /* glsl */ `#version 300 es
  precision highp float;
  uniform sampler2D picture;
  uniform vec4 window;
  uniform vec3 ground;
  uniform bool sphere;
  uniform float opacity;
  in vec3 point;
  out vec4 color;
  void main() {
    vec2 at = sphere
      ? vec2(atan(point.x, -point.z), atan(point.y, length(point.xz)))
      : point.xy;
    vec4 texel = texture(picture, at * window.xy + window.zw);
    float shown = texel.a;
    if (!sphere) {
      // The edge of a tilted picture fades over one pixel.
      vec2 inside = (0.5 - abs(at)) / fwidth(at);
      shown *= clamp(min(inside.x, inside.y) + 0.5, 0.0, 1.0);
    }
    // Colours pass as they are: the file, the filter and the screen are all sRGB.
    color = vec4(mix(ground, texel.rgb, shown), opacity);
  }
`

const uniforms = [
  'middle',
  'orient',
  'offset',
  'focal',
  'part',
  'window',
  'ground',
  'sphere',
  'opacity',
] as const

export type PictureProgram = {
  program: WebGLProgram
  at: Record<(typeof uniforms)[number], WebGLUniformLocation | null>
}

/** @throws Error where the graphics card does not take it */
export function createProgram(gl: WebGL2RenderingContext): PictureProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('No shader')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? 'No program')
  const found = uniforms.map((name) => [name, gl.getUniformLocation(program, name)])
  return { program, at: Object.fromEntries(found) }
}
