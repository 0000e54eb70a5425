/** More corners than a floor can have (`limits.floorCorners.most`). */
export const mostCorners = 40

/** A rectangle of the viewer, whatever camera there is: the look comes by its own uniforms. */
export const walkVertexShader = /* glsl */ `
  uniform vec4 bounds;
  varying vec2 vScreen;
  void main() {
    vScreen = mix(bounds.xy, bounds.zw, position.xy);
    gl_Position = vec4(vScreen, 0.0, 1.0);
  }
`

/**
 * How far a look goes to the walls of one of the rooms: written out for each, since an array that is passed is copied.
 */
const wallAhead = (name: string, count: string, corners: string) => /* glsl */ `
  float ${name}(vec3 d) {
    float t = farthest;
    for (int i = 0; i < ${count}; i++) {
      vec2 a = ${corners}[i] - from.xz;
      vec2 e = ${corners}[i + 1 < ${count} ? i + 1 : 0] - ${corners}[i];
      float facing = d.x * e.y - d.z * e.x;
      if (facing <= 0.0) continue;
      float far = (a.x * e.y - a.y * e.x) / facing;
      float along = (a.x * d.z - a.y * d.x) / facing;
      if (far > 0.0 && along >= 0.0 && along <= 1.0) t = min(t, far);
    }
    return t;
  }
`

/**
 * A tile of a picture as it is seen from beside where it was taken: `projectThrough` of the model, for each fragment,
 * and then the tile's own longitude and latitude.
 */
export const walkFragmentShader = /* glsl */ `
  #define MOST ${mostCorners}
  const float farthest = 100.0;

  uniform sampler2D picture;
  uniform vec2 scale;
  uniform vec2 offset;
  uniform float middle;
  uniform vec4 extent;
  uniform vec3 backdrop;

  uniform float share;
  uniform mat3 taken;
  uniform mat3 axes;
  uniform vec2 spread;
  uniform vec3 from;

  uniform int count;
  uniform vec2 corners[MOST];
  uniform float height;
  uniform float ceiling;
  uniform int countBeyond;
  uniform vec2 cornersBeyond[MOST];
  uniform float ceilingBeyond;
  uniform vec2 door;
  uniform vec2 doorSize;

  varying vec2 vScreen;

  ${wallAhead('wallHere', 'count', 'corners')}
  ${wallAhead('wallBeyond', 'countBeyond', 'cornersBeyond')}

  float flatAhead(float top, vec3 d) {
    if (d.y == 0.0) return farthest;
    return min(farthest, ((d.y < 0.0 ? 0.0 : top) - height - from.y) / d.y);
  }

  vec3 project(vec3 d) {
    float wall = wallHere(d);
    float near = min(wall, flatAhead(ceiling, d));
    if (countBeyond > 0) {
      vec3 met = from + wall * d;
      bool isOpen = met.y <= doorSize.y - height && distance(met.xz, door) <= doorSize.x;
      if (wall == farthest || (near == wall && isOpen)) {
        near = min(wallBeyond(d), flatAhead(ceilingBeyond, d));
      }
    }
    return from + near * d;
  }

  void main() {
    vec3 d = normalize(axes * vec3(vScreen * spread, -1.0));
    vec3 seen = taken * (count > 0 ? project(d) : d);
    float longitude = atan(seen.x, -seen.z) - middle;
    longitude -= 6.283185307179586 * floor(longitude / 6.283185307179586 + 0.5);
    vec2 at = vec2(longitude, atan(seen.y, length(seen.xz)));
    if (at.x < extent.x || at.x >= extent.y || at.y < extent.z || at.y > extent.w) discard;
    vec4 texel = texture2D(picture, at * scale + offset);
    gl_FragColor = vec4(mix(backdrop, texel.rgb, texel.a), share);
  }
`
