import * as THREE from 'three'
import { backgroundLight } from './background.ts'

/** Half the side of a floor that can take a shadow, millimeters. */
const REACH = 190

/** How finely a shadow is gathered. Thin wires need more of both than a carton does. */
export type Care = { scale: number; lights: number; size: number }

/** A floor in the background's tone that carries soft shadows gathered from many lights. */
export type Floor = { mesh: THREE.Mesh; setWeights: (body: number, panes: THREE.Color) => void; dispose: () => void }

/**
 * Throws the subject's shadow onto the floor from many directions, a key light and the dome, and keeps the mean:
 * dark where things touch, fading with distance. Red holds what bodies cover, green what panes cover.
 */
export function floorUnder(
  renderer: THREE.WebGLRenderer,
  subject: THREE.Object3D,
  center: THREE.Vector3,
  { scale, lights, size }: Care,
): Floor {
  const options = { type: THREE.HalfFloatType, depthBuffer: false, minFilter: THREE.LinearFilter }
  const once = new THREE.WebGLRenderTarget(size, size, options)
  const mean = new THREE.WebGLRenderTarget(size, size, options)
  const thrown = thrownScene(subject, center, REACH * scale)
  const adding = copying(once.texture, `gl_FragColor = texture2D(source, at) / ${lights}.0;`)
  const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  renderer.autoClear = false
  renderer.setClearColor(0x000000, 0)
  renderer.setRenderTarget(mean)
  renderer.clear()
  for (let i = 0; i < lights; i++) {
    for (const material of thrown.materials) material.uniforms['light']?.value.copy(lightAt(i))
    renderer.setRenderTarget(once)
    renderer.clear()
    renderer.render(thrown.scene, flat)
    renderer.setRenderTarget(mean)
    renderer.render(adding, flat)
  }
  renderer.setRenderTarget(once)
  renderer.clear()
  renderer.render(copying(mean.texture, blur(size)), flat)
  renderer.setRenderTarget(null)
  mean.dispose()
  return shownFloor(once, center, REACH * scale)
}

/** Two thirds of the lights come from the overhead box, the rest from the whole dome. */
function lightAt(i: number): THREE.Vector3 {
  const [a, b] = [(i * 0.7548776662466927) % 1, (i * 0.5698402909980532) % 1]
  if (i % 3 !== 0) return new THREE.Vector3(-0.1 + (a - 0.5) * 0.8, 1, 0.3 + (b - 0.5) * 0.8).normalize()
  const [radius, angle] = [Math.sqrt(a) * 0.8, b * 2 * Math.PI]
  return new THREE.Vector3(radius * Math.cos(angle), Math.sqrt(1 - radius * radius), radius * Math.sin(angle))
}

function thrownScene(
  subject: THREE.Object3D,
  center: THREE.Vector3,
  reach: number,
): { scene: THREE.Scene; materials: THREE.ShaderMaterial[] } {
  const scene = new THREE.Scene()
  const [body, panes] = [thrownMaterial([1, 0], center, reach), thrownMaterial([0, 1], center, reach)]
  subject.updateMatrixWorld(true)
  subject.traverse((part) => {
    if (!(part instanceof THREE.Mesh) || part.userData['throwsNoShadow']) return
    const copy = new THREE.Mesh(part.geometry, part.userData['isPane'] ? panes : body)
    copy.matrixAutoUpdate = false
    copy.matrix.copy(part.matrixWorld)
    copy.frustumCulled = false
    scene.add(copy)
  })
  return { scene, materials: [body, panes] }
}

function thrownMaterial([r, g]: [number, number], center: THREE.Vector3, reach: number): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms: { light: { value: new THREE.Vector3(0, 1, 0) }, center: { value: center } },
    vertexShader: `uniform vec3 light; uniform vec3 center;
      void main() { vec3 p = (modelMatrix * vec4(position, 1.0)).xyz; p -= light * (max(p.y, 0.0) / light.y);
      gl_Position = vec4((p.xz - center.xz) / ${reach.toFixed(1)}, 0.0, 1.0); }`,
    fragmentShader: `void main() { gl_FragColor = vec4(${r}.0, ${g}.0, 0.0, 1.0); }`,
    side: THREE.DoubleSide,
    depthTest: false,
    blending: THREE.CustomBlending,
    blendEquation: THREE.MaxEquation,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
  })
}

function blur(size: number): string {
  return /* glsl */ `
  vec4 sum = vec4(0.0);
  for (int i = -2; i <= 2; i++) for (int j = -2; j <= 2; j++) {
    float weight = (3.0 - abs(float(i))) * (3.0 - abs(float(j))) / 81.0;
    sum += weight * texture2D(source, at + vec2(float(i), float(j)) / ${size}.0);
  }
  gl_FragColor = sum;
`
}

function copying(texture: THREE.Texture, body: string): THREE.Scene {
  const material = new THREE.ShaderMaterial({
    uniforms: { source: { value: texture } },
    vertexShader: `varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
    fragmentShader: `varying vec2 at; uniform sampler2D source; void main() { ${body} }`,
    depthTest: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
  })
  const scene = new THREE.Scene()
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material))
  return scene
}

function shownFloor(mean: THREE.WebGLRenderTarget, center: THREE.Vector3, reach: number): Floor {
  const uniforms = {
    mean: { value: mean.texture },
    center: { value: center },
    background: { value: backgroundLight() },
    body: { value: 0.8 },
    panes: { value: new THREE.Color(0, 0, 0) },
  }
  const material = new THREE.ShaderMaterial({
    uniforms,
    vertexShader: `varying vec3 place; void main() { vec4 p = modelMatrix * vec4(position, 1.0); place = p.xyz; gl_Position = projectionMatrix * viewMatrix * p; }`,
    fragmentShader: `varying vec3 place; uniform sampler2D mean; uniform vec3 center; uniform vec3 background; uniform float body; uniform vec3 panes;
      void main() {
        vec2 at = (place.xz - center.xz) / ${reach.toFixed(1)};
        float fade = smoothstep(1.0, 0.72, length(at));
        vec2 covered = texture2D(mean, at * 0.5 + 0.5).rg;
        vec3 dark = covered.r * body + (1.0 - covered.r) * covered.g * panes;
        vec3 warm = vec3(0.97, 0.985, 1.0);
        gl_FragColor = vec4(background * (1.0 - fade * min(dark * warm, vec3(0.92))), 1.0);
      }`,
  })
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(4 * reach, 4 * reach).rotateX(-Math.PI / 2), material)
  mesh.position.set(center.x, -0.02, center.z)
  return {
    mesh,
    setWeights(body, panes) {
      uniforms.body.value = body
      uniforms.panes.value.copy(panes)
    },
    dispose() {
      mean.dispose()
      material.dispose()
      mesh.geometry.dispose()
    },
  }
}
