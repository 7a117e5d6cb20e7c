import * as THREE from 'three'

/** Straight up to the background's brightness, then a soft shoulder to white; written as sRGB. */
export const TONE = /* glsl */ `
  vec3 c = texture2D(source, at).rgb;
  float knee = 0.906;
  vec3 soft = knee + (1.0 - knee) * (1.0 - exp(-(c - knee) / (1.0 - knee) * 0.35));
  c = mix(c, soft, step(knee, c));
  gl_FragColor = vec4(mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)), 1.0);
`

/** A scene that fills the picture with what `body` makes of a texture. */
export function screen(source: THREE.Texture, body: string, isAdding: boolean): THREE.Scene {
  const material = new THREE.ShaderMaterial({
    uniforms: { source: { value: source } },
    vertexShader: `varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
    fragmentShader: `varying vec2 at; uniform sampler2D source; void main() { ${body} }`,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    ...(isAdding
      ? { blending: THREE.CustomBlending, blendSrc: THREE.OneFactor, blendDst: THREE.OneFactor }
      : { blending: THREE.NoBlending }),
  })
  const scene = new THREE.Scene()
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material))
  return scene
}
