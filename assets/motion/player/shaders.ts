export const vertexShader = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  at = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`

/** What a frame needs of the shader; the rest is left out of it, since WebGL in software runs every branch. */
export interface Needs {
  /** for each source, whether it is a flat picture; else a panorama */
  flat: boolean[]
  /** how many colours change */
  tints: number
  window: boolean
}

/** The names and values that the shader is compiled for; also what tells two of them apart. */
export const definesOf = ({ flat, tints, window }: Needs): string =>
  [
    ...flat.map((isFlat, unit) => `#define FLAT${unit} ${isFlat ? 1 : 0}`),
    `#define LAYERS ${flat.length}`,
    `#define TINTS ${tints}`,
    `#define WINDOW ${window ? 1 : 0}`,
  ].join('\n')

/**
 * Each pixel's ray is looked up in the flat picture through its lens, or in the panorama by longitude and latitude.
 * The level of detail comes from the ray's change between pixels, so that the panorama's seam stays invisible.
 */
export const fragmentShader = (defines: string): string => `#version 300 es
${defines}
precision highp float;
in vec2 at;
out vec4 color;
uniform mat3 ray, lens0, lens1;
uniform sampler2D picture0, picture1;
uniform vec4 window;
uniform vec3 frame;
uniform vec2 overlay;
#if TINTS > 0
uniform vec3 tintFrom[TINTS], tintTo[TINTS], tintRange[TINTS];
uniform vec3 tintEdges[TINTS * 8];
#endif
const float PI = 3.14159265358979;

vec4 lookFlat(sampler2D picture, mat3 lens, vec3 direction, float soft) {
  vec3 seen = lens * direction;
  return textureLod(picture, seen.xy / seen.z, soft);
}

vec4 lookRound(sampler2D picture, vec3 direction, float soft) {
  float longitude = atan(direction.x, direction.y);
  float latitude = atan(direction.z, length(direction.xy));
  vec2 place = vec2(longitude / (2.0 * PI) + 0.5, 0.5 - latitude / PI);
  vec3 unit = normalize(direction);
  float texels = max(length(dFdx(unit)), length(dFdy(unit))) * float(textureSize(picture, 0).x) / (2.0 * PI);
  return textureLod(picture, place, max(0.0, log2(max(texels, 1e-6))) + soft);
}

float outsideOf(vec4 box, float radius, float aspect) {
  vec2 far = vec2(1.0, 1.0 / aspect);
  vec2 reach = abs(at - box.xy) * far - box.zw * far + radius;
  return length(max(reach, 0.0)) + min(max(reach.x, reach.y), 0.0) - radius;
}

#if TINTS > 0
// Cloth and paint of one colour in another: what is lit more stays lighter, by the same ratio of linear light.
vec3 tinted(vec3 shown) {
  float within[TINTS];
  float most = 0.0;
  for (int n = 0; n < TINTS; n++) {
    if (tintRange[n].y < 0.001) { within[n] = 0.0; continue; }
    float inside = 1.0;
    for (int e = 0; e < 8; e++) inside = min(inside, dot(tintEdges[n * 8 + e], vec3(at, 1.0)));
    float wiped = 1.0 - smoothstep(tintRange[n].z - 0.0008, tintRange[n].z + 0.0008, at.x);
    within[n] = smoothstep(-0.003, 0.003, inside) * wiped * tintRange[n].y;
    most = max(most, within[n]);
  }
  if (most < 0.001) return shown;
  vec3 luma = vec3(0.2126, 0.7152, 0.0722);
  vec3 light = pow(shown, vec3(2.2));
  vec3 chroma = light / (light.r + light.g + light.b + 1e-4);
  float bright = dot(light, luma);
  for (int n = 0; n < TINTS; n++) {
    vec3 wanted = tintFrom[n] / (tintFrom[n].r + tintFrom[n].g + tintFrom[n].b);
    float near = 1.0 - smoothstep(tintRange[n].x * 0.7, tintRange[n].x * 1.3, length(chroma - wanted));
    vec3 made = tintTo[n] * bright / dot(tintFrom[n], luma);
    // Highlights lose their colour as in a photograph.
    made = mix(made, vec3(dot(made, luma)), smoothstep(0.75, 1.3, max(made.r, max(made.g, made.b))) * 0.5);
    if (within[n] > 0.001) light = mix(light, made, within[n] * near);
  }
  return pow(clamp(light, 0.0, 1.0), vec3(1.0 / 2.2));
}
#endif

void main() {
  vec3 direction = ray * vec3(at, 1.0);
#if WINDOW
  float outside = smoothstep(-0.0004, 0.0004, outsideOf(window, frame.x, frame.z)) * frame.y;
#else
  float outside = 0.0;
#endif
  float soft = outside * 2.6;
#if FLAT0
  vec4 base = lookFlat(picture0, lens0, direction, soft);
#else
  vec4 base = lookRound(picture0, direction, soft);
#endif
#if LAYERS > 1
#if FLAT1
  vec4 over = lookFlat(picture1, lens1, direction, soft);
#else
  vec4 over = lookRound(picture1, direction, soft);
#endif
  float shown = overlay.x * over.a * (1.0 - smoothstep(overlay.y - 0.0008, overlay.y + 0.0008, at.x));
  base = mix(base, over, shown);
#endif
#if TINTS > 0
  base.rgb = tinted(base.rgb);
#endif
#if WINDOW
  float grey = dot(base.rgb, vec3(0.2126, 0.7152, 0.0722));
  vec3 dimmed = mix(vec3(grey), base.rgb, 0.55) * 0.42 + vec3(0.012, 0.016, 0.022);
  base.rgb = mix(base.rgb, dimmed, outside);
#endif
  color = vec4(base.rgb, 1.0);
}`
