/** Hands the place on the floor over to the fragments. */
export const vertexShader = `
varying vec3 place;
void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  place = at.xyz;
  gl_Position = projectionMatrix * viewMatrix * at;
}`

/**
 * What the floor mirrors, the more the flatter it is seen, the less the higher it stands, and the more blurred.
 * Sources: Schlick 1994 (how reflection grows with the angle); Fernando 2005, "Percentage-closer soft shadows" (the
 * search for how far the blurred thing is, before it is blurred by that)
 */
export const fragmentShader = `
uniform sampler2D mirrored;
uniform sampler2D depths;
uniform vec2 screen;
uniform float wide;
uniform float zoom;
uniform float aspect;
uniform float strength;
uniform mat4 intoRoom;
varying vec3 place;

const float spread = 0.11;
const float fade = 0.8;
const float head = 0.3;

float heightAt(vec2 at) {
  vec4 point = intoRoom * vec4(vec3(at, texture2D(depths, at).r) * 2.0 - 1.0, 1.0);
  return max(0.0, point.y / point.w);
}

void main() {
  vec2 seen = gl_FragCoord.xy / screen;
  vec2 at = 0.5 + (vec2(1.0 - seen.x, seen.y) - 0.5) / wide;
  vec3 way = cameraPosition - place;
  float far = length(way);
  // Of the picture's height, for each metre that the mirrored thing is high.
  float blur = spread * zoom / far / wide;
  vec2 shape = vec2(0.6 / aspect, 1.3);

  float height = 0.0;
  float hits = 0.0;
  for (int tap = -1; tap < 8; tap++) {
    float turn = float(tap) * 0.7854;
    vec2 off = tap < 0 ? vec2(0.0) : vec2(cos(turn), sin(turn)) * shape * blur * 0.6;
    float covered = step(0.5, texture2D(mirrored, at + off).a);
    height += covered * heightAt(at + off);
    hits += covered;
  }
  if (hits < 0.5) discard;
  float radius = blur * clamp(height / hits, 0.02, 1.2);

  vec4 sum = vec4(0.0);
  for (int tap = 0; tap < 16; tap++) {
    float share = sqrt((float(tap) + 0.5) / 16.0);
    float turn = float(tap) * 2.39996;
    sum += texture2D(mirrored, at + vec2(cos(turn), sin(turn)) * shape * radius * share);
  }
  sum /= 16.0;
  if (sum.a < 0.004) discard;
  float flatness = pow(1.0 - abs(way.y) / far, 5.0);
  float share = strength * (head + (1.0 - head) * flatness) * exp(-fade * height / hits) * sum.a;
  gl_FragColor = vec4(sum.rgb / sum.a, 1.0);
  #include <colorspace_fragment>
  gl_FragColor = vec4(gl_FragColor.rgb * share, share);
}`
