/**
 * The studio as a function of direction: a dark room behind the camera, a bright sweep below and behind the goods, one
 * large softbox overhead and two strips at the sides. Materials and lenses mirror the same room.
 */
export const STUDIO_LIGHT = /* glsl */ `
float panel(vec3 d, vec3 toward, vec3 up, vec2 size, float soft) {
  vec3 n = normalize(toward);
  vec3 u = normalize(cross(up, n));
  vec3 v = cross(n, u);
  float facing = dot(d, n);
  if (facing <= 0.02) return 0.0;
  vec2 at = abs(vec2(dot(d, u), dot(d, v)) / facing);
  vec2 edge = smoothstep(size + soft, size - soft, at);
  return edge.x * edge.y;
}
vec3 studioLight(vec3 d) {
  float up = d.y;
  float behind = smoothstep(0.75, -0.35, d.z);
  vec3 wall = mix(vec3(0.07) + vec3(0.5) * smoothstep(0.12, 0.75, up), vec3(0.6), behind);
  vec3 ground = mix(vec3(0.2), vec3(0.7), behind);
  vec3 light = mix(ground, wall, smoothstep(-0.12, 0.16, up));
  light += vec3(5.4, 5.35, 5.2) * panel(d, vec3(-0.1, 1.0, 0.42), vec3(0.0, 0.0, 1.0), vec2(0.85, 0.34), 0.1);
  light += vec3(3.5, 3.5, 3.48) * panel(d, vec3(-1.0, 0.28, 0.5), vec3(0.0, 1.0, 0.0), vec2(0.2, 0.62), 0.08);
  light += vec3(3.15, 3.15, 3.1) * panel(d, vec3(1.0, 0.3, 0.34), vec3(0.0, 1.0, 0.0), vec2(0.16, 0.62), 0.08);
  light += vec3(1.15) * panel(d, vec3(0.25, 0.42, 1.0), vec3(0.0, 1.0, 0.0), vec2(0.55, 0.12), 0.1);
  light *= 1.0 - 0.75 * panel(d, vec3(-0.62, 0.1, 1.0), vec3(0.0, 1.0, 0.0), vec2(0.16, 1.2), 0.1);
  return light;
}
`
