/** How people see colours: contrast (WCAG 2.2), distance (OKLab) and colour-blindness (Machado et al. 2009). */
import type { Hex } from '../../src/design/palette.ts';

/** Red, green and blue as light, 0 to 1. */
export type Light = readonly [number, number, number];

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

/** Rows of the matrices for full severity; they act on light. */
const SEEN: { readonly [V in Vision]: readonly [Light, Light, Light] } = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function lightOf(hex: Hex): Light {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function dot(a: Light, b: Light): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function seenBy(vision: Vision, light: Light): Light {
  const [r, g, b] = SEEN[vision];
  const clamp = (part: number) => Math.min(1, Math.max(0, part));
  return [clamp(dot(r, light)), clamp(dot(g, light)), clamp(dot(b, light))];
}

function luminance(light: Light): number {
  return dot([0.2126, 0.7152, 0.0722], light);
}

/** 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [dark = 0, bright = 0] = [luminance(lightOf(a)), luminance(lightOf(b))].sort(
    (x, y) => x - y,
  );
  return (bright + 0.05) / (dark + 0.05);
}

function okLab(light: Light): Light {
  const l = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], light));
  const m = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], light));
  const s = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], light));
  const lms: Light = [l, m, s];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ];
}

/** How far apart two colours look to somebody: 0 the same, 1 black and white. */
export function distance(a: Hex, b: Hex, vision: Vision): number {
  const x = okLab(seenBy(vision, lightOf(a)));
  const y = okLab(seenBy(vision, lightOf(b)));
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}
