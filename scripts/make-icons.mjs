// Draws the add-in's icons (assets/icon-*.png) from a few shapes, so that a change of shape is a change of numbers here.
// Run `node scripts/make-icons.mjs` and commit what it writes. Shapes live on a 32 x 32 grid; each size is sampled
// 8 x 8 times a pixel.
import { deflateSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';

const SIZES = [16, 20, 24, 32, 40, 48, 64, 80];
const SAMPLES = 8;
// Reads on the white ribbon and on the dark one.
const INK = [0x3a, 0x76, 0xb0];
const PAPER = [0xff, 0xff, 0xff];
const FOUND = [0x10, 0x7c, 0x10];
const STOP = [0xc5, 0x0f, 0x1f];

// A shape answers: is the point (x, y) of the grid inside?
const rectangle =
  (left, top, right, bottom, radius = 0) =>
  (x, y) => {
    const dx = Math.max(left + radius - x, x - (right - radius), 0);
    const dy = Math.max(top + radius - y, y - (bottom - radius), 0);
    return radius === 0 ? dx === 0 && dy === 0 : Math.hypot(dx, dy) <= radius;
  };
const disc = (cx, cy, radius) => (x, y) => Math.hypot(x - cx, y - cy) <= radius;
const stroke = (points, width) => (x, y) =>
  points.slice(1).some(([bx, by], i) => {
    const [ax, ay] = points[i];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) <= width / 2;
  });

/** A page with lines of text; small sizes carry fewer and thicker lines. */
function page(small) {
  const layers = [
    { shape: rectangle(3, 1, 25, 31, 2.5), color: INK },
    { shape: rectangle(5.2, 3.2, 22.8, 28.8, 0.8), color: PAPER },
  ];
  const lines = small ? [8, 14] : [7, 11.5, 16, 20.5];
  const thickness = small ? 2.6 : 1.8;
  for (const y of lines) {
    layers.push({ shape: rectangle(8, y, 20, y + thickness, thickness / 2), color: INK });
  }
  return layers;
}

const DRAWINGS = {
  // The check: a page and a green disc with a tick.
  icon: (small) => [
    ...page(small),
    { shape: disc(22.5, 22.5, 9.4), color: PAPER },
    { shape: disc(22.5, 22.5, 8.2), color: FOUND },
    {
      shape: stroke(
        [
          [18.4, 22.8],
          [21.3, 25.7],
          [26.6, 19.6],
        ],
        small ? 2.8 : 2.2,
      ),
      color: PAPER,
    },
  ],
  // The list: a sheet of rows, each with its mark.
  'icon-list': (small) => {
    const radius = small ? 2.6 : 2.1;
    const heights = small ? [9, 16, 23] : [7.8, 13.3, 18.8, 24.3];
    return [
      { shape: rectangle(1.5, 1.5, 30.5, 30.5, 2.5), color: INK },
      { shape: rectangle(3.7, 3.7, 28.3, 28.3, 0.8), color: PAPER },
      ...heights.flatMap((y, row) => [
        { shape: disc(8.5, y, radius), color: row === 0 ? STOP : FOUND },
        { shape: rectangle(13, y - radius / 2, 25, y + radius / 2, radius / 2), color: INK },
      ]),
    ];
  },
};

function pixels(layers, size) {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let py = 0; py < size; py += 1) {
    for (let px = 0; px < size; px += 1) {
      const sum = [0, 0, 0];
      let covered = 0;
      for (let s = 0; s < SAMPLES * SAMPLES; s += 1) {
        const x = ((px + ((s % SAMPLES) + 0.5) / SAMPLES) * 32) / size;
        const y = ((py + (Math.floor(s / SAMPLES) + 0.5) / SAMPLES) * 32) / size;
        const top = layers.findLast((layer) => layer.shape(x, y));
        if (top === undefined) continue;
        covered += 1;
        top.color.forEach((value, channel) => (sum[channel] += value));
      }
      const at = py * (size * 4 + 1) + 1 + px * 4;
      sum.forEach((value, channel) => (rows[at + channel] = covered === 0 ? 0 : Math.round(value / covered)));
      rows[at + 3] = Math.round((covered * 255) / (SAMPLES * SAMPLES));
    }
  }
  return rows;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc32 = (bytes) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC_TABLE[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** PNG of 8-bit red, green, blue and alpha (PNG specification, sections 5 and 11). */
function png(rows, size) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

for (const [name, draw] of Object.entries(DRAWINGS)) {
  for (const size of SIZES) {
    writeFileSync(
      new URL(`../assets/${name}-${size}.png`, import.meta.url),
      png(pixels(draw(size < 32), size), size),
    );
  }
}
