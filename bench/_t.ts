import { openCollection } from './phantom/folders';
import { drawPassage } from './phantom/spans';
import { seeded } from './random';
import { compareQuotation } from '../src/quotation/compare/compareQuotation';
import { indexOpinion } from '../src/quotation';
function cpu(w:()=>void){const b=process.cpuUsage();w();const{user,system}=process.cpuUsage(b);return (user+system)/1000;}
async function main(){
const c = await openCollection('../shared/data/opinions');
const random=seeded(3);
const big=c.cases.map(x=>({x,n:x.parts.reduce((s,p)=>s+p.text.length,0)})).sort((a,b)=>b.n-a.n);
console.log(big.slice(0,4).map(b=>[b.x.citation,b.n]));
const target=big[0]!.x; const extra=big.slice(1,4).map(b=>b.x);
for(const len of [[8,12],[25,35],[60,90]] as const){
 const inn=[],out=[];
 for(let i=0;i<150;i++){const p=drawPassage(random,target,len[0],len[1]); if(p)inn.push(p.text); const o=drawPassage(random,extra[i%3]!,len[0],len[1]); if(o)out.push(o.text);}
 const alt=inn.map(t=>{const w=t.split(' ');w[w.length>>1]='zeppelin';return w.join(' ');});
 for(const complete of [true]){
 const idx=indexOpinion({...target.opinion,complete});
 const run=(qs:string[])=>{let best=1e9;for(let k=0;k<5;k++){best=Math.min(best,cpu(()=>{for(const q of qs)compareQuotation({quote:q,pincite:'1',parentheticals:[],opinion:idx});})/qs.length)}return best.toFixed(3)};
 console.log(len, 'verbatim',run(inn),'altered',run(alt),'absent',run(out), 'index ms', Math.min(...[1,2,3,4,5].map(()=>cpu(()=>indexOpinion(target.opinion)))).toFixed(1));
 }}
c.close();
}
void main();
