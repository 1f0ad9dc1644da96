// Builds the pane into dist/pane: one page for pane and ribbon commands (shared runtime), the help page and the icons.
// `webpack serve` is for work on the pane; `npm start` (scripts/start.mjs) uses the same settings beside the backend.
const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { ensureTables } = require('./scripts/ensure-tables.cjs');

const PANE_PORT = 3000;
const BACKEND = process.env.CITE_CHECK_BACKEND ?? 'http://localhost:3001';

/** @returns {import('webpack').Configuration} */
module.exports = (_env, argv = {}) => {
  ensureTables();
  const production = argv.mode === 'production';
  return {
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'source-map',
    entry: { taskpane: './src/taskpane/index.tsx' },
    output: { path: path.resolve(__dirname, 'dist/pane'), filename: '[name].js', clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'esbuild-loader',
          options: { target: 'es2020', jsx: 'automatic' },
        },
      ],
    },
    plugins: [
      new HtmlPlugin({
        template: './src/taskpane/taskpane.html',
        filename: 'taskpane.html',
        // The page places the script itself; the query keeps Office's web views from showing an old one.
        inject: false,
        hash: true,
        minify: false,
      }),
      new CopyPlugin({
        patterns: [
          { from: 'assets/icon-*.png', to: 'assets/[name][ext]' },
          { from: 'assets/support.html', to: 'support.html' },
        ],
      }),
    ],
    // One file, loaded from this computer or the firm's server; the numbers are for page loads over the open network.
    performance: {
      hints: production ? 'warning' : false,
      maxAssetSize: 1_500_000,
      maxEntrypointSize: 1_500_000,
    },
    devServer: {
      port: PANE_PORT,
      server: 'https',
      hot: false,
      static: false,
      client: { overlay: false },
      proxy: [{ context: ['/v1', '/healthz'], target: BACKEND }],
    },
  };
};
