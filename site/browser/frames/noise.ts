/** Smooth noise in space, −1 to 1: gradients on a lattice, mixed by a quintic. */
export const NOISE = /* glsl */ `
vec3 lattice(vec3 p) {
  p = vec3(dot(p, vec3(127.1, 311.7, 74.7)), dot(p, vec3(269.5, 183.3, 246.1)), dot(p, vec3(113.5, 271.9, 124.6)));
  return -1.0 + 2.0 * fract(sin(p) * 43758.5453123);
}
float noise3(vec3 p) {
  vec3 i = floor(p); vec3 f = fract(p);
  vec3 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  float a = mix(dot(lattice(i), f), dot(lattice(i + vec3(1,0,0)), f - vec3(1,0,0)), u.x);
  float b = mix(dot(lattice(i + vec3(0,1,0)), f - vec3(0,1,0)), dot(lattice(i + vec3(1,1,0)), f - vec3(1,1,0)), u.x);
  float c = mix(dot(lattice(i + vec3(0,0,1)), f - vec3(0,0,1)), dot(lattice(i + vec3(1,0,1)), f - vec3(1,0,1)), u.x);
  float d = mix(dot(lattice(i + vec3(0,1,1)), f - vec3(0,1,1)), dot(lattice(i + vec3(1,1,1)), f - vec3(1,1,1)), u.x);
  return 1.55 * mix(mix(a, b, u.y), mix(c, d, u.y), u.z);
}
`
