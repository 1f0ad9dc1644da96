import { openCollection } from './phantom/folders';
import { drawPassage } from './phantom/spans';
import { seeded } from './random';
import { quotationShingles, opinionShingles } from '../src/quotation';
import Database from 'better-sqlite3';
import { statSync } from 'node:fs';
function cpu(w:()=>void){const b=process.cpuUsage();w();const{user,system}=process.cpuUsage(b);return (user+system)/1000;}
async function main(){
const c = await openCollection('../shared/data/opinions');
const random=seeded(3);
let chars=0,sh=0; for(const x of c.cases){chars+=x.parts.reduce((s,p)=>s+p.text.length,0); sh+=opinionShingles(x.opinion).length;}
console.log('chars',chars,'shingles',sh,'ms to fingerprint',cpu(()=>{for(const x of c.cases)opinionShingles(x.opinion);}));
const db=new Database(c.library.path,{readonly:true});
console.log(db.prepare("select name, sum(pgsize) b from dbstat group by name order by b desc").all());
for(const len of [[5,7],[8,12],[13,16],[20,30]] as const){ let hit=0,n=0,first=0,cands=0;
 const qs=[]; for(let i=0;i<300;i++){const x=c.cases[i%c.cases.length]!;const p=drawPassage(random,x,len[0],len[1]); if(p)qs.push({x,t:p.text});}
 const b=process.cpuUsage();
 const ans=await c.library.quotedIn(qs.map(q=>({shingles:quotationShingles(q.t),limit:5})));
 const u=process.cpuUsage(b);
 ans.forEach((a,i)=>{n++;cands+=a.length;if(a.some(y=>y.case.id===qs[i]!.x.record.id))hit++; if(a[0]?.case.id===qs[i]!.x.record.id)first++;});
 console.log(len,'hit',hit/n,'first',first/n,'cands',cands/n,'ms/query',(u.user+u.system)/1000/n);
}
c.close();
}
void main();
