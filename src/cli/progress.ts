/** One line of progress on standard error, rewritten in place on a terminal and left out elsewhere. */
export interface ProgressLine {
  show(text: string): void;
  end(): void;
}

export function progressLine(stream: NodeJS.WriteStream): ProgressLine {
  let shown = false;
  return {
    show(text) {
      if (!stream.isTTY) return;
      shown = true;
      stream.write(`\r\u001b[K${text.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
    },
    end() {
      if (shown) stream.write('\r\u001b[K');
      shown = false;
    },
  };
}
